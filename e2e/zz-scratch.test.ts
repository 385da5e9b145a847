import { expect, test } from './fixtures.ts';
test('scratch', async ({ page, signIn, becomePremium, sandbox, consoleErrors }) => {
  consoleErrors.allow(/./);
  await signIn(page);
  const user = await becomePremium(page);
  const run = (text: string) => page.evaluate(async ([t, id]) => {
    const log: unknown[] = [];
    const t0 = performance.now();
    const r = await fetch('/api/text-to-speech', { method: 'POST', headers: {'content-type':'application/json'}, body: JSON.stringify({ text: t, language: 'en-US', voice: 'alloy', userId: id, tier: 'premium' }) });
    log.push(['post', r.status, Math.round(performance.now() - t0)]);
    const { audioUrl } = await r.json();
    const a = new Audio();
    const done = new Promise<void>((res) => { for (const n of ['playing','durationchange','ended','error','stalled','waiting','loadedmetadata']) a.addEventListener(n, () => { log.push([n, Math.round(performance.now()-t0), a.duration, Math.round(a.currentTime*100)/100, a.error?.message, a.seekable.length && a.seekable.end(0)]); if (n==='ended'||n==='error') res(); }); setTimeout(res, 15000); });
    a.src = audioUrl; a.playbackRate = 4; await a.play().catch((e) => log.push(['play rejected', e.name, e.message]));
    await done;
    const r2 = await fetch(audioUrl); log.push(['again', r2.status, r2.headers.get('content-length'), (await r2.arrayBuffer()).byteLength]);
    return log;
  }, [text, user.googleSub] as const);
  console.log(JSON.stringify(await run('Hello there, this is a test of the voice. And another sentence follows.')));
  console.log(JSON.stringify(await run('A much longer text. '.repeat(40))));
  await sandbox.next({ service: 'ai', path: '/audio/speech', cutAfter: 20000 });
  console.log('CUT', JSON.stringify(await run('This one is cut in the middle. It is long enough for that, I hope so. And longer still, and longer.')));
  expect(1).toBe(1);
});
