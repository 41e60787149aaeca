import { phrases, type Concept } from './concept.ts';

/** The act in a short sentence, as most people put it who write while it happens. */
const farewell: Concept = {
  id: 'farewell',
  type: 'goodbye',
  deniable: false,
  phrases: phrases(`
    in|within an|a|# half? hour|hours|minute|minutes|mins|few|bit|moment .. i will|shall|would|am be? dead|gone|free|at_peace|with_him|with_her|out_of_here ; i will|shall be dead|gone|free in|within|by|before ; tonight|today is the night|day|evening|hour i|we die|go|leave|end|stop
    # minutes|mins|hours|hour left then|before|until|till i ; then i go $ ; love you|ya all .. goodbye|bye|forever|always ; goodbye ... love you all|everyone|both ; countdown has|is started|on|begun|running ; writing my note|letter|goodbye|goodbyes now|tonight|$
    time|ready for_me|to to? leave|exit|quit|depart this|the world|earth|life|planet ; i_am|am ready tonight ; it is over .. thank_you|thanks|sorry|goodbye|tried|trying ; not be needing|need|using this|the|my account|phone|chat|app|body|number after tonight|today|this|tomorrow`),
};

const halfFarewell: Concept = {
  id: 'farewell_half',
  type: 'goodbye',
  deniable: false,
  phrases: phrases(`
    last|final message|text|post|words|note from|by me ; it is time to? go|for_me|$ ; kicking in ; am ready now|tonight|$`),
};

const held: Concept = {
  id: 'in_hand',
  type: 'means_in_hand',
  deniable: false,
  phrases: phrases(`
    <pills>|<blade>|<gun>|<rope> in one|the_other|either|both|each hand ; filling|filled|fills up? with fumes|exhaust|gas|smoke|carbon_monoxide ; about to swallow|take|drink|inject|neck|down them|it_all|them_all|all|the_lot|the_pills|the_tablets|everything
    ^ i_am? lining|laying|counting|tipping|pouring up|out my|the|all? all? my|the? tablets|pills|capsules now|$|on`),
};

const goingThere: Concept = {
  id: 'doing_it',
  type: 'suicide_imminent',
  phrases: phrases(`
    ^ i_am? jumping|hanging|drowning|ending_it now|tonight|$ ; driving|walking|heading|running|cycling|going to|towards|toward|down_to the|a bridge|cliff|cliffs|tracks|train_line|railway|rails|viaduct|reservoir now|$|tonight`),
};

const taken: Concept = {
  id: 'taken_vague',
  type: 'overdose',
  phrases: phrases(`i <took> too many|much $|now|and|i_think|on_purpose`),
};

const others: Concept = {
  id: 'other_now',
  type: 'another_in_danger_now',
  deniable: false,
  phrases: phrases(`
    he|she|they is|are|has|have hanging|hung|hanged $|from|himself|herself|themselves|what|in|by ; he|she is hanging ... what_do_i|help|cut|please`),
};

/** The same in other tongues. */
const abroad: Concept = {
  id: 'farewell',
  type: 'suicide_imminent',
  deniable: false,
  phrases: phrases(`
    voy a matarme|suicidarme|tirarme|colgarme ... noche|hoy|ahora|ya ; me voy a matar|tirar|colgar ... noche|hoy|ahora|ya|$ ; vais me tuer|suicider|pendre|jeter ... soir|nuit|maintenant|aujourdhui ; bringe mich .. um ; vou me matar|suicidar ... hoje|agora|noite ; sto per uccidermi|ammazzarmi|buttarmi
    estoy en el|la|un puente|azotea|vias|tejado|cornisa ; je suis sur le|un|les pont|toit|rails ; bin auf der|dem brucke|dach|gleisen ; sono sul|sulla ponte|tetto`),
};

const abroadTaken: Concept = {
  id: 'taken',
  type: 'overdose',
  deniable: false,
  phrases: phrases(`
    tome|tomado|tragado todas|todo las|los|el? pastillas|pildoras|medicamentos|frasco ; avale|pris|avaler tous|toutes|toute les|la|le? comprimes|cachets|pilules|boite|medicaments ; alle|ganzen? tabletten|pillen .. genommen|geschluckt
    preso|ingoiato|inghiottito tutte|tutto le|il? pillole|pastiglie|flacone ; tomei todos|todas os|as comprimidos|remedios|pilulas`),
};

const abroadMeant: Concept = {
  id: 'preparing',
  type: 'suicide_plan',
  deniable: false,
  phrases: phrases(`
    voy a suicidarme|matarme ; vais me suicider|tuer|pendre ; plan mich umzubringen ; werde mich umbringen|erhangen ; vou me matar|suicidar ; mi uccidero|ammazzero`),
};

const abroadKilled: Concept = {
  id: 'abuse_lethal',
  type: 'danger_of_being_killed',
  deniable: false,
  phrases: phrases(`
    me va a matar ; me quiere matar ; va me tuer ; will mich umbringen|toten ; vai me matar ; mi vuole uccidere|ammazzare ; mi uccide`),
};

export const ACT_IN_FEW_WORDS: readonly Concept[] = [
  farewell,
  halfFarewell,
  held,
  goingThere,
  taken,
  others,
  abroad,
  abroadTaken,
  abroadMeant,
  abroadKilled,
];
