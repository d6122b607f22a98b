// The cards whose texts are most like a sentence: they share its rarest words. Cards of the wanted deck come sooner.
import type { PrintedCard } from "../engine/wire.ts";

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[a-z]{2,}|\u00a2/g) ?? []);

const weightOfDeck = 1.5;

export function nearestCards(cards: PrintedCard[], sentence: string, most: number, deck = ""): PrintedCard[] {
  const wanted = wordsOf(sentence);
  const texts = cards.map((card) => ({ card, words: wordsOf(`${card.name} ${card.deck} ${card.text}`) }));
  const weights = new Map([...wanted].map((word) => {
    const having = texts.filter(({ words }) => words.has(word)).length;
    return [word, Math.log((cards.length + 1) / (having + 1))];
  }));
  const score = (words: Set<string>) => {
    const shared = [...wanted].filter((word) => words.has(word)).reduce((sum, word) => sum + (weights.get(word) ?? 0), 0);
    return shared / Math.sqrt(words.size + 1);
  };
  return texts
    .map(({ card, words }) => ({ card, score: score(words) * (card.deck === deck ? weightOfDeck : 1) }))
    .filter((found) => found.score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ card }) => card);
}
