import { phrases, type Concept } from './concept.ts';

const voices: Concept = {
  id: 'psychosis',
  type: 'psychosis',
  phrases: phrases(`
    hear|hearing|heard voices|a_voice|the_voice|people_talking|things_that|them_talking|him_talking|whispers|whispering ; voices|voice .. say|says|saying|tell|tells|telling|talk|talking|told|shout|laughing|commentary|never|not_stop|loud|louder|head|again|back|whisper|whispering|calls|call ; voice in my head ; the voices ; sent|send|sending|put|putting|puts|hidden .. messages|signals|codes .. tv|radio|me|phone|lyrics|through|television|about ; tv|radio|television .. talks|talking|speaks|messages|about|speaking .. me ; spying|spied|watching|following|bugged|bugging|tracking|poisoning|poisoned|recording|listening .. me|my_food|my_phone|my_thoughts|my_house|the_flat|through_the|my_flat ; they|neighbours|neighbors|government|cia|mi5|police|fbi|aliens .. watching|following|spying|listening|after_me|poison|poisoning|reading_my|bugged|chip|implanted|cameras|beaming|gas ; after me ; out to get me ; plotting against ; chip|implant|microchip .. head|brain|arm|me|tooth ; cameras|bugs|microphones in .. walls|house|flat|room|lights|vents ; read|reading|hear|broadcast|stealing|steal my thoughts|mind ; thoughts .. broadcast|not_mine|put_in|inserted|stolen|out_loud|not_my_own ; chosen one|by_god ; i am jesus|god|the_messiah|a_prophet ; seeing things|people|shadows|figures|demons|faces ; demon|demons|devil|satan .. in|inside|me|talks|tells|watching|voice|after ; replaced .. copy|imposter|impostor|double|clone|robot ; is an? imposter|impostor|copy|clone|not_really ; paranoid|hallucinating|hallucinations|delusions|psychosis|psychotic .. again|getting|back|me|worse|more|now|i_think|meds ; stopped my .. meds|antipsychotics|olanzapine|risperidone|clozapine|aripiprazole|quetiapine ... voices|voice|watching|messages|secret`),
};

/** Told what to do: the command and its content raise it (labels.md, high). */
const command: Concept = {
  id: 'command',
  type: 'command_voices',
  deniable: false,
  phrases: phrases(`
    voice|voices|he|they|god|demon|demons|devil|satan|angel|angels|it|lord|radio|tv|allah .. tell|tells|telling|told|say|says|saying|said|order|orders|ordering|ordered|command|commands|commanding|want|wants|whisper|whispers|screaming|scream|shout|shouting|instructs|make|makes|keeps_saying .. me|to|i|that|kill|hurt|jump|cut|burn ... kill|die|jump|hurt|harm|cut|stab|burn|drown|hang|end|get_rid|attack|smother|sacrifice|punish|push|choke|destroy|overdose|do_it|purify|save_them|stop_breathing
    hear|hearing .. voice|voices ... kill|die|jump|hurt|harm|cut|stab|burn|hang|attack|push ; told|tells|telling me to kill|die|jump|hurt|harm|cut|stab|burn|drown|smother|end ; have|need|must|got to .. get_rid|kill|sacrifice|destroy|burn|stop ... copy|demon|devil|imposter|impostor|before|spreads|chosen|evil|possessed|save_the|god ; chosen to kill|die|sacrifice ; god wants|needs .. kill|die|sacrifice|come|join`),
};

/** Harm to another person. */
const harmThought: Concept = {
  id: 'harm_others_thought',
  type: 'thoughts_of_harming_others',
  phrases: phrases(`
    want|wanting|wanted|urge|urges|thoughts|thinking|think|thought|fantasise|fantasize|fantasising|fantasizing|fantasies|dream|dreaming|imagine|imagining|picture|picturing|feel|feeling|tempted to|about|of|like .. <kill>|hurt|hurting|stab|stabbing|hit|hitting|shoot|shooting|strangle|strangling|murder|murdering|smash|punch|punching|attack|attacking|run|poison|poisoning|push|pushing|burn|burning|choke|choking|harm|harming him|her|them|someone|somebody|people|my|everyone|the|one|other|others|anyone|a|this|that|over ; afraid|scared|worried|frightened|terrified .. hurt|kill|harm|snap|lose_it|lose_control|do_something .. someone|somebody|him|her|them|my|people|kids|at|on ; going to|might|will|about snap|lose_it|explode .. hurt|someone|kill|him|her ; homicidal ; violent thoughts|urges|fantasies ; hurt|kill|harm someone|somebody|people|other_people|anyone|anybody`),
};

const harmIntent: Concept = {
  id: 'harm_others_intent',
  type: 'intent_to_harm_others',
  phrases: phrases(`
    going_to|will|about_to|plan_to|planning_to|ready_to|decided_to|have_to|intend_to <really>? kill|murder|stab|shoot|hurt|strangle|attack|poison|smash|burn|beat|slit|run_over|finish|bomb|set_fire|shoot_up|make_pay|torch|bury|execute|choke him|her|them|his|their|my|the|someone|somebody|everyone|people|that|this|all|every|those|school|it|down|up|one ; make|making him|her|them|everyone pay ; shoot|shooting|blow|blowing|bomb|bombing up? .. school|work|office|place|mosque|church|everyone|synagogue ; all see|pay|regret|sorry|bleed|die ; know|found|got|have when|where .. gets|lives|works|sleeps|home|address|parks ... kill|wait|waiting|him|her|knife|gun ; waiting for him|her|them .. knife|gun|bat|outside|home ; bought|got|have|taken|packed .. knife|gun|bat|acid|machete|petrol .. for|him|her|them|school|work|bag ; plan|planned|planning .. kill|attack|shooting|hurt|murder|revenge ; revenge .. kill|tonight|knife|gun|burn|plan ; do not deserve|deserves|deserve to .. live|die ; hit list|kill_list`),
};

const harmNow: Concept = {
  id: 'harm_others_now',
  type: 'about_to_harm_others',
  deniable: false,
  phrases: phrases(`
    got|have|has|holding|with|carrying|brought|hiding a|my|the|this|dads|his|her .. <gun>|knife|machete|bat|axe|hammer|bomb|bombs|explosives|petrol ... in|outside|waiting|school|him|her|them|bag|work|door|see|sleeping|asleep ; outside|inside|at his|her|their|the|school|my .. house|work|door|school|flat|toilets|bedroom|office ... gun|knife|petrol|bat|hammer|kill|waiting|stab ; standing over .. him|her|bed|sleeping|with ; on my way to|over .. kill|hurt|school|his|her|stab|shoot ; pillow .. hands|his|her|over|baby ; car keys .. run ; just|already stabbed|shot|hit|killed|strangled|poisoned|pushed him|her|them|my|someone|someones`),
};

/** Around a birth. */
const babyIntrusive: Concept = {
  id: 'baby_intrusive',
  type: 'perinatal_intrusive_thoughts',
  phrases: phrases(`
    images|image|thoughts|thought|flashes|pictures|picture|imagine|imagining|see|seeing|visions ... dropping|drop|hurting|hurt|harming|harm|drowning|stabbing|throwing|smothering|shaking|falling|stairs|knife|knives|window|bath|dead .. baby|newborn|him|her|daughter|son|them|my ; scared|afraid|terrified|frightened|worried .. hurt|harm|drop|drown|shake|alone|myself .. baby|with_the_baby|with_my_baby|newborn|daughter|son|bath|her|him ; intrusive thoughts|images ; horrible|horrifying|disturbing|awful|unwanted|disgusting thoughts|images|thought|pictures ; not .. bond|bonded|bonding|love|feel .. baby|newborn|him|her|my ; baby .. better|better_off|deserves .. without|mother|mum|mom|someone_else|me ; bad|terrible|awful|worst mother|mum|mom|dad|father|parent ; postnatal|postpartum|antenatal|perinatal|pnd|ppd depression|anxiety? ; baby blues ; regret .. having|baby|becoming|being .. baby|mother|mum|mom`),
};

const babyConviction: Concept = {
  id: 'baby_conviction',
  type: 'danger_to_baby',
  deniable: false,
  phrases: phrases(`
    baby|newborn|son|daughter|twins|infant|he|she .. is|are|not|has|possessed|was .. evil|possessed|demon|devil|not_mine|swapped|replaced|cursed|changeling|satan|poisoned|poisoning|not_real|not_human|watching|antichrist|sent ; send|sending|take|taking|save|saving|end|spare|bring the|my|her|him|us|them? .. baby|newborn|kids|children|girls|boys|son|daughter ... heaven|with_me|suffering|before|safe|together|peace|pain ; better|kinder|safer|best if|for we|the|my|us|both|baby|all .. dead|die|heaven|both|died|gone|kill|baby_and_me ; going_to|have_to|need_to|must|want_to|about_to|might|will .. kill|shake|smother|drown|hurt|throw|suffocate|drop|harm .. baby|newborn|him|her|the|my|crying|wall ; both be|die|go better|together|dead|heaven|tonight ; take .. with me ; kill .. baby|newborn ; kids|children|baby with me when`),
};

/** The same said of somebody else: "he doesn't see the point in being alive". */
export const OTHERS: readonly Concept[] = [voices, command, harmThought, harmIntent, harmNow, babyIntrusive, babyConviction];
