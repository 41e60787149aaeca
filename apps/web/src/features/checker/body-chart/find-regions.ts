import { BODY_REGIONS, type BodyRegion } from '@yarrow/contract';

const PARTS: readonly (readonly [string, readonly string[]])[] = [
  [
    'Head and neck',
    ['scalp', 'head', 'face', 'eye', 'ear', 'nose', 'mouth', 'jaw', 'throat', 'neck'],
  ],
  ['Chest and shoulders', ['shoulder', 'chest', 'breast']],
  [
    'Belly and hips',
    ['abdomen', 'upper abdomen', 'lower abdomen', 'flank', 'groin', 'genitals', 'hip'],
  ],
  ['Back', ['upper back', 'lower back', 'spine', 'buttock', 'rectum']],
  ['Arms and hands', ['arm', 'elbow', 'wrist', 'hand']],
  ['Legs and feet', ['thigh', 'knee', 'leg', 'calf', 'ankle', 'foot', 'toe']],
];

export interface RegionPart {
  title: string;
  regions: BodyRegion[];
}

const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'");

/** Every word typed must begin a word of the region's name or of what people call it. */
export function findRegions(query: string): RegionPart[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  const fits = ({ name, words }: BodyRegion): boolean => {
    const known = plain([name, ...words].join(' ')).split(/[^a-z']+/);
    return wanted.every((word) => known.some((one) => one.startsWith(word)));
  };
  return PARTS.map(([title, groups]) => ({
    title,
    regions: BODY_REGIONS.filter((region) => groups.includes(region.group) && fits(region)),
  })).filter(({ regions }) => regions.length > 0);
}
