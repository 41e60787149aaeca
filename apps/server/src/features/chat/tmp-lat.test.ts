import { it } from 'vitest';
import { createTestApp } from '../../testing.ts';
import { newChatter } from './testing-chat.ts';
import { builtInAssistant } from './assistant.ts';
it('lat', async () => {
  let j=0, t=0;
  const test = await createTestApp({ assistant: {...builtInAssistant, judge: (...a) => { const s=performance.now(); const r=builtInAssistant.judge(...a); j+=performance.now()-s; return r;}, take: (...a) => { const s=performance.now(); const r=builtInAssistant.take(...a); t+=performance.now()-s; return r;} } });
  const p = await newChatter(test);
  for (let i=0;i<40;i++) { j=0;t=0; const s=performance.now(); await p.send(['I have had a headache for two days','what can I take?','it is on both sides','I am 34'][i%4] ?? ''); if (i>30) console.info('total', (performance.now()-s).toFixed(1), 'judge', j.toFixed(1), 'take', t.toFixed(1)); }
  await test.close();
});
