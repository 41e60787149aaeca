import type { KnowledgeFiles } from '../read-files.ts';
import { tellApart, type Member, type Sign } from './tell-apart.ts';

/** What tells the conditions of each cluster apart, as a page of Markdown. */
export const showClusters = (files: KnowledgeFiles): string =>
  [
    HEAD,
    ...files.clusters.map((cluster) =>
      [
        `## ${cluster.name}`,
        '',
        '| condition | how soon | speaks for it | speaks against it |',
        '| --- | --- | --- | --- |',
        ...tellApart(cluster, files).map(row),
      ].join('\n'),
    ),
  ].join('\n\n');

const HEAD = `# What tells look-alikes apart

Made by \`npm run kb clusters > docs/look-alikes.md\` from the knowledge, for whoever reviews it. Each table holds the
commonest conditions of a cluster (\`data/lint/clusters.yaml\`) and the commonest of those that must not be missed. Beside a
finding stands its share among people with the condition and, behind the stroke, the mean share among the others of the
table, in per cent. A condition against which nothing stands can only be told from the others by what speaks for them.`;

const row = ({ name, urgency, speaksFor, speaksAgainst }: Member): string =>
  `| ${[name, urgency, signs(speaksFor), signs(speaksAgainst)].join(' | ')} |`;

const signs = (list: readonly Sign[]): string =>
  list.map(({ name, share, others }) => `${name} ${percent(share)}/${percent(others)}`).join(', ');

const percent = (share: number): string => String(Math.round(100 * share));
