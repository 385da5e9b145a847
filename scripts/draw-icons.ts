import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumOptions } from '../e2e/chromium.ts';
import { brand } from '../src/shared/brand.ts';

// Renders the icons and the link preview image from the logo. Run it when the logo, name or tagline changes.
const folder = join(import.meta.dirname, '../src/client/public');
const mark = await readFile(join(folder, 'icons/icon.svg'), 'utf8');
const bars = /<g[\s\S]*<\/g>/.exec(mark)?.[0] ?? '';
const square = (inset: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-inset} ${-inset} ${32 + 2 * inset} ${32 + 2 * inset}">` +
  `<rect x="-9" y="-9" width="50" height="50" fill="#5a3fd0"/>${bars}</svg>`;

const picture = `<div style="width:1200px;height:630px;box-sizing:border-box;padding:80px 96px;background:#f6f5f1;color:#1d1c1a;
  font-family:'DejaVu Serif',Georgia,serif;display:flex;flex-direction:column;justify-content:space-between">
  <div style="display:flex;align-items:center;gap:28px;font-size:52px;font-weight:700">
    <div style="width:96px;height:96px">${mark}</div>${brand.name}</div>
  <div style="font-size:60px;line-height:1.2;font-weight:700;text-wrap:balance;max-width:980px">${brand.tagline}</div>
  <div style="display:flex;align-items:center;gap:12px;height:72px">${Array.from({ length: 56 }, (_, i) => {
    const height = 10 + Math.round(58 * Math.abs(Math.sin(i * 0.55) * Math.cos(i * 0.21)));
    const colour = i > 37 ? '#cfc8ee' : '#5a3fd0';
    return `<span style="width:6px;height:${height}px;border-radius:3px;background:${colour}"></span>`;
  }).join('')}</div></div>`;

const browser = await chromium.launch(chromiumOptions);
const page = await browser.newPage();

async function draw(html: string, width: number, height: number): Promise<Buffer> {
  await page.setViewportSize({ width, height });
  await page.setContent(`<style>*{margin:0}svg{display:block;width:100%;height:100%}</style>${html}`);
  return page.screenshot({ omitBackground: true });
}

/** An .ico file is a PNG after a 22-byte header. */
function ico(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(22, 18);
  return Buffer.concat([header, png]);
}

await mkdir(join(folder, 'icons'), { recursive: true });
for (const size of [64, 192, 256, 512]) {
  await writeFile(join(folder, `icons/icon-${size}.png`), await draw(mark, size, size));
}
for (const size of [192, 512]) {
  await writeFile(join(folder, `icons/maskable-${size}.png`), await draw(square(6), size, size));
}
await writeFile(join(folder, 'icons/apple-touch-icon.png'), await draw(square(3), 180, 180));
await writeFile(join(folder, 'favicon.ico'), ico(await draw(mark, 32, 32), 32));
await writeFile(join(folder, 'og.png'), await draw(picture, 1200, 630));
await browser.close();
