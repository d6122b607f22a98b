// Runs one piece of work at a time. Of those that are asked for meanwhile, only the newest runs afterwards.
export type Work = () => Promise<void>;

export function oneAtATime(failed: (why: unknown) => void): (work: Work) => void {
  let isRunning = false;
  let next: Work | null = null;
  return async (work) => {
    next = work;
    if (isRunning)
      return;
    isRunning = true;
    while (next !== null) {
      const now: Work = next;
      next = null;
      await now().catch(failed);
    }
    isRunning = false;
  };
}
