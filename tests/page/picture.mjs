// The picture at the top of the README. With SOULSTACK_PICTURE=1 it replaces the one in the sources.
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { pageTest, webFolder } from "./harness.mjs";

const inSources = resolve(fileURLToPath(import.meta.url), "../../../tools/docs/pictures/page.jpg");

pageTest("the workshop fits into a picture of 150 KB", async ({ page, open }) => {
  await open("#/workshop");
  await page.getByRole("region", { name: "Tests" }).getByText("2 passed, 0 failed").waitFor();
  await page.getByRole("region", { name: "Try it" }).getByRole("button", { name: /^Penny Rocket/ }).first().waitFor();
  await page.evaluate(() => document.activeElement?.blur());
  const picture = await page.screenshot({ caret: "hide", type: "jpeg", quality: 75 });
  assert.ok(picture.length < 150 * 1024, `${Math.round(picture.length / 1024)} KB`);
  writeFileSync(process.env.SOULSTACK_PICTURE === "1" ? inSources : join(webFolder, "../page.jpg"), picture);
});
