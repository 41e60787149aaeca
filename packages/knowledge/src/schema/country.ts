import { z } from 'zod';
import { sentence } from './common.ts';

/** A telephone number or short code as it is written for people: "116 123", "*4141", "+254 722 178 177". */
const number = z.string().regex(/^[+*]?[0-9][0-9 -]*[0-9]$/, 'digits, spaces and hyphens');

const line = z
  .strictObject({
    name: z.string().min(2),
    /** Who it is for; `general` is a health line that is not for emergencies. */
    for: z.enum(['suicide', 'abuse', 'child', 'veterans', 'poison', 'general']),
    call: number.nullable(),
    /** What to press or ask for once through: "Press 1". */
    call_note: sentence.optional(),
    /** A short code and the word to send to it; null where any word will do. */
    text: z.strictObject({ to: number, word: z.string().min(1).nullable() }).nullable(),
    chat: z.url().nullable(),
    /** Null where nobody has said: never "24 hours" by guess. */
    hours: z.string().min(2).nullable(),
    /** ISO 639-1. */
    languages: z.array(z.string().regex(/^[a-z]{2}$/)).default([]),
    /** Where the number was found, and that nobody has asked the operator yet. */
    source: sentence,
    /** Day on which somebody checked it with the operator of the line; null until then. */
    last_checked: z.iso.date().nullable(),
  })
  .refine(
    (value) => value.call !== null || value.text !== null || value.chat !== null,
    'a line needs a way to reach it',
  );

/** data/countries/<code>.yaml, and unknown.yaml with the code `null`. */
export const countryFile = z.strictObject({
  /** ISO 3166-1 alpha-2; null for a country that is not known or has no file. */
  code: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
  name: z.string().min(2),
  emergency: z.strictObject({
    /** The number to dial for an ambulance; it stands where a text says {emergency}. */
    number,
    alternatives: z.array(number).default([]),
    source: sentence,
    last_checked: z.iso.date().nullable(),
  }),
  lines: z.array(line).default([]),
  /** What people there call it, in English. */
  words: z.strictObject({
    doctor: z.string().min(2),
    urgent_care: z.string().min(2),
    emergency_department: z.string().min(2),
  }),
  units: z.strictObject({
    temperature: z.enum(['celsius', 'fahrenheit']),
    weight: z.enum(['kg', 'lb']),
  }),
  note: sentence.optional(),
});
export type CountryFile = z.infer<typeof countryFile>;
