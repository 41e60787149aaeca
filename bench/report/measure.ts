import { ENGINE_VERSION, prepareKnowledge, type Knowledge } from '@yarrow/engine';
import { compile, readFiles } from '@yarrow/knowledge';
import { curve } from '../interview/curve.ts';
import type { Half } from '../score/cases.ts';
import { crisisRows, emergencyRows } from '../score/messages.ts';
import { readingRows } from '../score/reading.ts';
import type { Section } from '../score/row.ts';
import { calibrationBins } from '../score/statistics.ts';
import { judgedFirst, score, vignetteRows, type Scored } from '../score/vignettes.ts';
import type { Figures } from './figures.ts';

/** One finding at a time, as chat and results page ask; and all that the engine would ask next as one list. */
const TOGETHER = [1, 6];

export interface Measured {
  figures: Figures;
  /** Published and own vignettes. */
  scored: Scored[];
  knowledge: Knowledge;
}

/** Runs every set. The interviews take the longest and may be left out. */
export async function measure(which: Half, interviews: boolean): Promise<Measured> {
  const files = await readFiles();
  const { model, texts } = compile(files);
  const knowledge = prepareKnowledge(model, texts);
  const canonical = new Map(
    files.findings.flatMap(({ id, canonical: name }) => (name === undefined ? [] : [[id, name]])),
  );
  const published = score(knowledge, 'vignettes', which);
  const own = score(knowledge, 'own-vignettes', which);
  const scored = [...published, ...own];
  const sections = [
    { title: 'Published vignettes, restated (Semigran and Avey)', rows: vignetteRows(published) },
    { title: 'Our own vignettes, written apart from the product', rows: vignetteRows(own) },
    { title: 'All vignettes', rows: vignetteRows(scored) },
    ...presentations(knowledge, which),
    {
      title: 'Emergencies in lay words',
      rows: emergencyRows(knowledge, 'emergency', which),
    },
    {
      title: 'Emergencies in lay words, written apart from the product',
      rows: emergencyRows(knowledge, 'own-emergency', which),
    },
    { title: 'Crisis messages', rows: crisisRows(which) },
    {
      title: 'Reading free text',
      rows: readingRows(knowledge, canonical, 'symptom-text', which),
    },
    {
      title: 'Reading free text, written apart from the product',
      rows: readingRows(knowledge, canonical, 'own-symptom-text', which),
    },
  ];
  return {
    scored,
    knowledge,
    figures: {
      engine: ENGINE_VERSION,
      knowledge: model.version,
      conditions: model.conditions.length,
      sections,
      calibration: calibrationBins(judgedFirst(scored.filter(({ covered }) => covered))),
      curves: interviews ? TOGETHER.map((many) => curve(scored, knowledge, many)) : [],
    },
  };
}

/** Written condition by condition by those who mended what they showed: for development only. */
function presentations(knowledge: Knowledge, which: Half): Section[] {
  const told = score(knowledge, 'own-presentations', which);
  if (told.length === 0) return [];
  return [{ title: 'Each condition in several wordings', rows: vignetteRows(told) }];
}
