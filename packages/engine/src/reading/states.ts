/** How somebody or something is. Not what is a noun as well, "a cold", "the sick": nobody has "no exhausted". */
const STATES = new Set(
  `achy achey anxious bleary blistered bloated blocked bloodshot blotchy breathless bruised bunged burnt chesty clammy clogged
   cloudy clumsy congested constipated cracked cramped crampy croaky crusty dehydrated delirious depressed dizzy drained
   drowsy exhausted fatigued feverish flaky floppy flushed foggy forgetful fuzzy gassy giddy gritty groggy grumpy gunky
   headachy hoarse hungry husky hyper inflamed irritable itchy jaundiced jittery knackered lethargic lightheaded limp lousy
   lumpy miserable moody muddled muffled muzzy nauseated nauseous nauseated numb off painful pale panicky parched peeling
   poorly puffy puffed purple queasy raw red restless runny scabby scaly shaken shaky shattered shivery sleepless sleepy
   smelly snappy snotty snuffly sore spinny spotty sticky stiff stuffed stuffy sweaty swollen tearful tender tetchy thirsty
   tickly tight tingly tired unsteady unwell watery weak weary weepy weird wheezy whiny wiped wobbly woozy`.split(
    /\s+/,
  ),
);

export const isState = (norm: string): boolean => STATES.has(norm);
