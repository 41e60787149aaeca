import { z } from 'zod';
import { user } from './auth.ts';
import { country, text } from './common.ts';
import { LIMITS } from './limits.ts';

export const settings = z.object({
  theme: z.enum(['light', 'dark', 'system']),
  email_notifications: z.boolean(),
  push_notifications: z.boolean(),
  data_sharing: z.boolean(),
  auto_save: z.boolean(),
  country: country.nullable(),
});
export const medicalProfile = z.object({
  age: z.number().min(0).max(120).nullable(),
  gender: z.enum(['male', 'female', 'other']).nullable(),
  weight_kg: z.number().min(0.3).max(400).nullable(),
  allergies: text,
  medications: text,
});
export const profile = z.object({ user, settings, medical: medicalProfile });
export type Profile = z.infer<typeof profile>;
export const profileChange = z.strictObject({
  displayName: z.string().trim().max(LIMITS.title).optional(),
  settings: settings.partial().strict().optional(),
  medical: medicalProfile.partial().strict().optional(),
});
export type ProfileChange = z.infer<typeof profileChange>;
