/** Charts as small SVG files: readable on a light and on a dark page, because they bring their own ground. */

const STYLE = `
  svg { --ground: #ffffff; --ink: #1f2933; --ink-2: #52606d; --rule: #d5dbe1; --first: #0b6e5f; --second: #9a4d0c; }
  @media (prefers-color-scheme: dark) {
    svg { --ground: #14191f; --ink: #eef2f5; --ink-2: #b3bdc7; --rule: #3a444f; --first: #5fd0b9; --second: #f0a35e; }
  }
  text { font: 13px system-ui, sans-serif; fill: var(--ink); }
  .title { font-size: 15px; font-weight: 600; }
  .small { font-size: 12px; fill: var(--ink-2); }
  .rule { stroke: var(--rule); }
  .goal { stroke: var(--ink-2); stroke-dasharray: 5 4; }
  .first { stroke: var(--first); fill: none; stroke-width: 2.5; }
  .second { stroke: var(--second); fill: none; stroke-width: 2.5; }
  .first-fill { fill: var(--first); }
  .second-fill { fill: var(--second); }
`;

export interface Size {
  width: number;
  height: number;
}

/** `about` is what a screen reader says. */
export function picture({ width, height }: Size, about: string, parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escape(about)}">
<title>${escape(about)}</title>
<style>${STYLE}</style>
<rect width="${width}" height="${height}" rx="8" style="fill: var(--ground)"/>
${parts.join('\n')}
</svg>
`;
}

const escape = (words: string): string =>
  words.replace(/[&<>"]/gu, (one) => `&#${one.codePointAt(0)};`);

export type Point = readonly [x: number, y: number];

/** A plot inside a picture, with both axes in the units of the data. */
export interface Plot {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Largest values of the axes; both begin at 0. */
  most: Point;
}

export const at = ({ left, top, width, height, most }: Plot, [x, y]: Point): Point => [
  left + (x / most[0]) * width,
  top + height - (y / most[1]) * height,
];

const fixed = (value: number): string => Number(value.toFixed(1)).toString();

export function text([x, y]: Point, words: string, kind = '', anchor = 'start'): string {
  return `<text x="${fixed(x)}" y="${fixed(y)}" class="${kind}" text-anchor="${anchor}">${escape(words)}</text>`;
}

export function line(points: readonly Point[], kind: string): string {
  const path = points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${fixed(x)} ${fixed(y)}`).join('');
  return `<path d="${path}" class="${kind}" fill="none"/>`;
}

export const dot = ([x, y]: Point, radius: number, kind: string): string =>
  `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="${fixed(radius)}" class="${kind}"/>`;

const GAP = 8;

/** Rules and labels of both axes. */
export function axes(
  plot: Plot,
  across: readonly number[],
  up: readonly number[],
  percent: { across: boolean } = { across: false },
): string[] {
  const [width, height] = plot.most;
  const share = (value: number): string => `${Math.round(value * 100)}%`;
  return [
    ...up.flatMap((y) => {
      const [x, level] = at(plot, [0, y]);
      return [
        line([at(plot, [0, y]), at(plot, [width, y])], 'rule'),
        text([x - GAP, level + 4], share(y), 'small', 'end'),
      ];
    }),
    ...across.map((x) => {
      const [place, bottom] = at(plot, [x, 0]);
      return text([place, bottom + 18], percent.across ? share(x) : String(x), 'small', 'middle');
    }),
    line([at(plot, [0, 0]), at(plot, [0, height])], 'rule'),
  ];
}
