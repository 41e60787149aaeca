import { isTelling } from '../reading/common-words.ts';

/** Words of medicine and allergy lists that name no medicine: amounts, forms, times, and what is no medicine at all. */
const PLAIN = new Set(
  `none nil any nkda mg mcg ug microgram micrograms milligram milligrams gram grams ml iu unit units
   tablet tablets tab tabs pill pills capsule capsules caps cream ointment gel patch drops spray inhaler puff puffs
   injection dose doses low high daily nightly weekly monthly once twice thrice per needed required prn od bd tds qds
   bid tid qid regular regularly medicine medicines medication medications prescription prescribed
   allergy allergies allergic intolerant intolerance reaction known drug drugs food foods environmental seasonal
   peanut peanuts nut nuts milk egg eggs fish shellfish seafood prawns soy soya wheat gluten dairy lactose strawberries
   pollen grass dust mite mites mould mold cat cats dog dogs animal animals fur hair bee bees wasp wasps sting stings
   latex rubber nickel plaster plasters perfume hay`
    .split(/\s+/)
    .filter(Boolean),
);

export const namesNothing = (norm: string): boolean => isTelling(norm) || PLAIN.has(norm);
