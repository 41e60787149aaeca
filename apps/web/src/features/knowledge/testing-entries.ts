import type { ConditionEntry, FindingEntry, KnowledgeIndex } from '../../lib/engine/client.ts';

export const AN_INDEX: KnowledgeIndex = {
  knowledge_version: 'abc123',
  conditions: [
    { id: 'angina', name: 'Angina', aliases: ['stable angina'], urgency: 'high' },
    { id: 'bronchitis', name: 'Bronchitis', aliases: ['chest cold'], urgency: 'low' },
    { id: 'heart-attack', name: 'Heart attack', aliases: ['MI'], urgency: 'emergency' },
  ],
  findings: [
    { id: 'chest-pain', name: 'chest pain', words: ['pain in my chest'] },
    { id: 'cold-sweat', name: 'a cold, clammy sweat', words: ['clammy'] },
  ],
};

export const A_CONDITION: ConditionEntry = {
  id: 'heart-attack',
  name: 'Heart attack',
  aliases: ['MI', 'myocardial infarction'],
  urgency: 'emergency',
  icd10: 'I21.9',
  description: 'Blood no longer reaches part of the heart.',
  urgency_reason: 'Every minute counts.',
  urgency_source: 'nhs',
  urgency_raised_by: [],
  must_not_miss: 'Does the pain spread?',
  symptoms: ['chest pain'],
  findings: [
    { id: 'chest-pain', name: 'chest pain', share: 0.9, among: null },
    {
      id: 'to-arm',
      name: 'pain into an arm',
      share: 0.6,
      among: { id: 'chest-pain', name: 'chest pain' },
    },
    { id: 'cough', name: 'cough', share: 0.02, among: null },
  ],
  circumstances: [
    { id: 'smoker', name: 'smoking', times: 3 },
    { id: 'tall', name: 'being tall', times: 1 },
  ],
  duration_days: [0.02, 1],
  red_flags: [{ text: 'Pressure in the chest.', source: 'memory' }],
  self_care: [{ text: 'Chew an aspirin.', source: 'nhs', medicine: 'aspirin' }],
  treatments: [{ text: 'The artery is opened.', source: 'nhs' }],
  when_to_see: [{ who: 'Ambulance', when: 'Now', source: 'nhs' }],
  sources: [
    {
      id: 'nhs',
      organisation: 'NHS',
      title: 'Heart attack',
      address: 'https://www.nhs.uk/',
      basis: 'read',
    },
    {
      id: 'memory',
      organisation: 'BHF',
      title: 'Heart attack',
      address: 'https://www.bhf.org.uk/',
      basis: 'memory',
    },
  ],
  review: { reviewed_by: 'software', date: '2026-11-20' },
  incidence: [{ ages: { from: 45, to: 65 }, female: 100, male: 380 }],
  incidence_basis: { basis: 'estimate', source: 'the writer' },
  last_edited: '2026-11-21',
  knowledge_version: 'abc123',
};

export const A_FINDING: FindingEntry = {
  id: 'to-arm',
  name: 'pain into an arm',
  kind: 'symptom',
  question: 'Does the pain spread into an arm?',
  words: ['down my arm'],
  body_regions: [],
  refines: { id: 'chest-pain', name: 'chest pain' },
  closer: [],
  background: 0.1,
  conditions: Array.from({ length: 23 }, (_, i) => ({
    id: `condition-${i}`,
    name: `Condition ${i}`,
    aliases: [],
    urgency: 'low' as const,
    share: 0.6,
  })),
  knowledge_version: 'abc123',
};
