import { phrases, type Concept } from './concept.ts';

/** Violence going on or about to, by what is done: to the writer, to a child, by the writer. */
const attacked: Concept = {
  id: 'attack_now',
  type: 'attack_now',
  deniable: false,
  phrases: phrases(`
    taking off? my clothes|trousers|top off? ... not|cannot|drink|move ; not move properly ... clothes|drink|on_top
    followed|following|follow me ... blocked|grabbed|grabs|my_arm ; blocked my car|way|door in
    kicking|smashing|breaking|bashing|hacking the|my|our door|doors|windows|window ; trying to get in ... bats|bat|knife|machete|axe|tent|kill
    throwing|threw boiling|hot water|oil at me ... shut|locked|porch|bathroom|again|back ; locked the doors ... not|is_not going|stopping
    coming|comes|come|going back in|up|upstairs? with the|a|his poker|hammer|knife|bat|crowbar|belt|gun
    is back and .. crowbar|knife|hammer|bat|gun|petrol ; gone to get the|a|his gun|rifle|shotgun|knife|machete|axe
    pinned me|us to|against|down ... burn|burnt|burned|knife|hit|phone ; he|she hit|hits me now ; hands round|around my? neck|throat .. now|coming|scream|time
    been raped ... still|here|asleep|outside ; raped me and he|is .. still|outside|here|there ; is being|getting beaten|hit|strangled|stabbed|attacked ... now|upstairs|write|happening`),
};

const child: Concept = {
  id: 'child_now',
  type: 'child_in_danger',
  deniable: false,
  phrases: phrases(`
    child|kid|baby|boy|girl|toddler .. being beaten|hit|shaken|strangled|drowned|whipped ; dragged her|him|my_sister|my_brother .. upstairs|by .. hair|arm
    over the cot|crib with|and .. pillow|cushion ; pillow .. over the? cot|crib|him|his|her|face ... asleep|stand|crying|stop
    slapped|hit|punched|shook|shaking him|her|baby .. watching|camera|stop|crying|give ; holding .. child|kid|baby|toddler|boy|girl|son|daughter out of the? window
    holding .. under the? tap|water|bath ; push him|her|baby down|under ; she|he has to go under the? water|bath ; left in a|the hot car
    no food and .. baby|brother|sister ; mum|mom|dad|left|alone|drunk|shook|shaken|dropped|hit ... baby will not wake ; baby will not wake $ ; baby will not wake up|and|after|help|i|mum|dad|my|he|she ; going|go to sleep forever tonight|now`),
};

const armed: Concept = {
  id: 'harm_others_now',
  type: 'about_to_harm_others',
  deniable: false,
  phrases: phrases(`
    <gun>|ar|rifles|guns .. in|at|outside .. school|toilet|toilets|class|blazer|office|parking_lot|mosque|church|synagogue
    in the? school|office|parking_lot|class|church|mosque .. with .. <gun>|ar|machete ; outside|parked .. with .. rifles|guns|<gun>|acid|petrol|machete|hammer|axe
    outside her|his|their .. throw|pour|acid|petrol ; going_to throw the|this? acid ; acid in|into|over his|her|their face
    stood|standing over him|her|them|mum|dad with|and .. hammer|iron|knife|bat|pan|axe|gun|pillow ; one hit|blow|stab would do
    petrol .. matches|lighter .. letterbox|door|house ; putting|put|shove|drive|stick the|a|this? screwdriver|knife|blade|axe|scissors through|into|in his|her|their|your neck|throat|chest|face|eye|skull
    put|putting a|the pillow over my|his|her mothers|mother|mum|dad|father|husbands|wife|face`),
};

const commanded: Concept = {
  id: 'command',
  type: 'command_voices',
  deniable: false,
  phrases: phrases(`
    voice|voices|angel|angels|demon|god wants|want|demands my eyes|eye|tongue|hand|hands|skin|blood|life
    voice|angel|angels|god says|say|said jump|step|walk ... road|kerb|ledge|roof|traffic|tracks|fly ; angels|god|voices .. walk|step into the? traffic|road|sea|fire
    ordering|ordered|orders|telling|tells me to .. cut|burn|peel|drown|stab|jump|sacrifice|gouge|strangle`),
};

/** A weapon held at the writer; children driven off by somebody who bids them goodbye. */
const threatenedNow: Concept = {
  id: 'attack_now',
  type: 'attack_now',
  deniable: false,
  phrases: phrases(`
    got|has|holding|pointing|points|waving|waves|pulled|pulls|swinging|swings|pressing|pulling|aiming the|a|an|his|her? .. <weapon>|scissors at|to|on|against me|us|my_throat|my_neck|my_face|my_head|my_stomach
    is|are strangling|choking|stabbing|beating|battering|drowning my|our|the flatmate|housemate|friend|mate|neighbour|colleague|cousin|gran|nan|grandad|stepmum|girlfriend|boyfriend|partner|roommate|lodger|nurse|teacher|cellmate ; thrown|threw|pushed|kicked|shoved|dragged my? brother|sister|mum|mom|him|her|nan|baby .. down|across|through|into .. stairs|wall|window|door|floor ; has|got|have me|mum|mom|her|him|my_mum|my_mom|my_sister|my_brother by the hair|throat|neck|collar ; with|has|got|holding a|the|his|her .. knife|machete|axe|bat|hammer|crowbar|<gun> ... not let|letting me|us ; not let|letting me|us leave|go|out ... knife|machete|axe|bat|hammer|<gun> ; broke|broken|burst|forced in|through and? .. he|she|they is|are|has .. in|inside|downstairs|upstairs|here|kitchen|hall
    chained|handcuffed|tied|padlocked to|in the|a|my radiator|bed|pipe|chair|pole|post|cellar|basement ; says|said|saying|texted|texts|shouting|shouted|told .. kiss|say|wave|blow them|the_kids|the_twins|the_children|the_baby|her|him|my_kids|my_children|our_kids goodbye|bye|farewell`),
};

const childAway: Concept = {
  id: 'child_now',
  type: 'child_in_danger',
  deniable: false,
  phrases: phrases(`
    driven|drove|driving|drives|taken|took|gone off|away? drunk|pissed|wasted|high|raging|hammered with|and the|my|our|both? kids|children|twins|boys|girls|baby|son|daughter|toddler
    driven|drove|driving|gone|taken off? with|and .. my|our|the? .. baby|kids|children|twins|son|daughter ... drinking|drunk|pissed|smashed|high|raging|crash ; swinging|swings|dangling|dangles|throwing|throws|shaking|shakes|dragging|drags|holding .. baby|toddler|newborn|little_one|sister|brother|boy|girl|son|daughter .. by one|the|a|his|her|their leg|legs|arm|arms|ankle|ankles|foot|hair|neck|throat|ears ; <child>|grandson|grandsons|grandson_is|granddaughter|granddaughter_is|nephew|niece|me|us|him|her ... locked|shut|chained|tied in|up|down|to ... # days|hours|nights ... no|without|any water|food`),
};

/** The writer's own hands on another, or the weapon ready for the one who comes. */
const harming: Concept = {
  id: 'harming_now',
  type: 'about_to_harm_others',
  deniable: false,
  person: 'self',
  phrases: phrases(`
    acid|petrol|<weapon> in|under my bag|rucksack|pocket|coat|car|locker ... he|she|they finishes|finish|comes_out|come_out|gets_out|gets_home|leaves|arrives ; i|have ... <weapon> in|under|down|up my coat|jacket|sleeve|belt|hoodie|waistband ... his|her|their|school|work|gym|office ; i|have laced|spiked|dosed|poisoned|drugged|doctored his|her|their|the .. cocoa|tea|drink|food|coffee|dinner|wine|milk|soup ; following|tailing|behind my|his|her? .. ex|boss|wife|husband|landlord|him|her ... brick|bat|knife|hammer|<gun>|petrol|crowbar|axe
    pillow|cushion|duvet is on|over his|her|their|its|the_babys face|head|mouth|nose ... kicking|breathing|moving|still|quiet|crying|cries|stop|stopped|now|tell|help|struggling|fighting ; i have? got? the|a .. pillow|cushion|duvet on|over his|her|their|its face|head|mouth ; my|both hand|hands is|are round|around|over|on his|her|their|its|the_babys neck|throat|mouth|windpipe ... stop|squeezing|squeeze|pressing|tell|cannot|can_not|let_go|tight|tighter|breathing|blue|going
    barrel|barrels|gun|shotgun|rifle|pistol|crossbow|chamber|knife|axe is|are? loaded|ready|cocked|primed|waiting|trained|sharpened for|on him|her|them`),
};

/** Names on a list, an address and a weapon, a day on which somebody "gets it". */
const listed: Concept = {
  id: 'harm_others_intent',
  type: 'intent_to_harm_others',
  phrases: phrases(`
    # graves|bullets|coffins|bodies ; # names .. graves|bullets|coffins ; list of .. names|people|men|board ... start|begin|work|one_by_one|cross|pay|graves
    sharpened|loaded the|a|my .. <weapon> ... landlord|boss|neighbour|ex|manager|stepdad|teacher|he|she|him|her|they ; make|making sure|certain .. he|she|they|him|her|sister|brother|boss|ex ... never|not walk|walks|leave|leaves|wake|wakes|breathe|breathes|get_up|gets_up|see|sees .. again|bed|hospital|house|christmas
    got|have|has|found|know|knows that|the|his|her|their? .. address|registration|number_plate|where_he_lives|where_she_lives|rota|route|shifts ... <weapon>|petrol|acid
    tonight|today|tomorrow|<day> he|she|they gets|get theirs|his|hers|what|whats_coming`),
};

/** Orders in the writer's head, and a life asked for. */
const ordered: Concept = {
  id: 'command',
  type: 'command_voices',
  deniable: false,
  phrases: phrases(`
    angel|angels|archangel|gabriel|god|lord|voice|voices|spirits|jesus wants|asks_for|requires|needs my|our|the .. firstborn|eldest|son|daughter|baby|child|wife|husband .. back|home|dead|blood ; angel|angels|archangel|god|lord|voice|voices|spirits|spirit|jesus|devil|jinn|ancestors wants|want|wish|demands|demand|asks|needs|requires|orders the|my|our|his|her ... slain|dead|killed|sacrificed|sacrifice|drowned|burnt|burned|buried|bled|blood
    angel|angels|god|jesus|lord|voice|voices|spirits told|tells|wants|asks|asked .. give|cut|offer ... my|our .. hand|eye|eyes|tongue|son|daughter|baby|blood ; god|voice|voices|angel|lord|jesus has? says|said|tells|told ... must|has_to|have_to|needs_to be|become .. lamb|sacrifice|offering|burnt|cleansed|given|drowned|killed|dead|slain|burned|buried|smothered|stabbed
    voice ... says|said|saying|tells ... i_am_to|i_must|i_have_to|i_should open|empty|cleanse|free|release|end|stop|cut|burn|drown him|her|them|it|myself ; must kill|stab|burn|drown|smother|shoot ... before|or_else|because_god|planets|moon|told_me ; mary|prophet|saint|spirits|ancestors|dead|moon|sea|river|allah|they wants|want|tells|tell|told|asks|begs|orders me to walk|step|jump|swim|wade|drive|fly off|into|out|from|under
    voice|voices|net|radio|commander|sergeant|officer|headset|intercom|choir ... head|ear|ears|fan|wall|walls|tv|pipes ... orders|order|ordered|tells|says|said|say ... clear|targets|engage|eliminate|neutralise|fire|shoot|kill|take|cut|stab|burn|jump|strangle|smother|drown
    voice|voices|radio|angel|god says|say|tells|orders take|cut|pull|rip the|my|your|his|her fingers|finger|eye|eyes|tongue|hand|hands|ear|skin|face off|out`),
};

/** Given in to. */
const obeyed: Concept = {
  id: 'same_wish',
  type: 'passive_death_wish',
  person: 'self',
  phrases: phrases(
    `now i want|mean|intend|plan|am_going to $ ; i am? starting|beginning|inclined|tempted|ready to agree|obey|believe|listen|do ; i agree|believe|obey with? them|it|him|her ; they|it|he|she may|might|could|are|is be? right`,
  ),
};

const possessed: Concept = {
  id: 'baby_conviction',
  type: 'danger_to_baby',
  deniable: false,
  phrases: phrases(`
    baby|babys|child|son|daughter|toddler|boy|girl|newborn ... got|has|have|full evil|devil|demon|satan|badness|darkness|rot in|inside|of him|her|it|$ ; only the|a? river|fire|water|knife|god|grave|flames|pillow will|can save|cleanse|clean|purify|free|cure|release him|her|it|them`),
};

/** Choked and come round, told by the floor and the voice. */
const choked: Concept = {
  id: 'abuse_lethal',
  type: 'danger_of_being_killed',
  phrases: phrases(`
    he|she|husband|wife|partner|boyfriend|girlfriend|ex|dad|son choked|strangled|throttled|suffocated me ; he|she|husband|wife|partner|boyfriend|dad|brother squeezed|squeezes|throttled|throttles|pressed|choked .. until|till i wet|soiled|passed|blacked|lost|went|stopped ; told|tells|says|said|shows|showed ... where .. i|my_body|they|he|we would|will|is|shall? .. buried|bury ; brothers|brother|father|uncles|cousins|family|inlaws ... honour|honor|shame|clean|disgrace ... gone|dead|killed|kill
    he|she|husband|wife|partner|boyfriend cut|cuts|stopped|stops|blocked off? my air|breath|breathing|airway|windpipe ; he|she|husband|wife is|has|had? .. googled|searched|looked_up|googling ... kill|poison|a_fall|accident|a_body|widow|untraceable
    stood|stands|standing|knelt|kneels|kneeling|sat|knee|foot|boot|leant|leaning on|across my throat|neck|windpipe
    his|her thumbs|hands|fingers|belt|forearm know|knows|knew|find|found|finds|go where|the? .. press|squeeze|throat|neck|windpipe ; come|came|coming|woken|woke|wake round|to|up on the .. carpet|floor|tiles|lino|kitchen|landing ... no|without|not voice|speak|swallow|talk ; come|came|woke round|to|up on the .. carpet|floor ... voice|hands|marks|throat`),
};

/** Blows told by the thing thrown, the stitches, the story told at the hospital, the clothes that cover it. */
const blows: Concept = {
  id: 'abuse_physical',
  type: 'abuse',
  phrases: phrases(`
    bruise|bruises|bruised|marks|cuts|burns|welts .. from|by his|her|their hands|fists|fingers|belt|boots|grip|ring|cane|shoe ; bruise|bruises|marks|welts .. from my dad|mum|mom|stepdad|stepmum|husband|wife|partner|boyfriend|girlfriend|brother|uncle|son|carer ; hit|hits|hitting|beat|beats|beating me with|round_the_head_with a|the|his|her|my ... hammer|bat|belt|stick|pan|bottle|chair|brick|iron|cane|broom|shoe|poker|wrench|spanner|pole|ladle|rolling_pin|lead|cable
    poisoned|poisoning me? by my husband|wife|partner|boyfriend|girlfriend|dad|mum|stepdad|stepmum|son|daughter|brother ; husband|wife|partner|boyfriend|girlfriend|dad|mum|stepdad|stepmum|he|she is? been? poisoning|poisons|poisoned me|my_food|my_tea|my_drink|my_drinks
    wife|husband|partner|boyfriend|girlfriend|bf|gf|he|she|son|daughter|dad|mum|mom|brother threw|throws|chucked|launched|lobbed|swung|swings the|a|an|his|her|my iron|kettle|pan|plate|mug|chair|bottle|remote|boot|hammer|stool|lamp|phone|glass|brick|ashtray|toaster ... stitches|at_me|hit|my_head|my_face|my_eye|bruise|bruised|split|broke|missed|told
    he|she|stepson|stepdad|husband|wife|partner|boyfriend|ex|brother|dad .. shoves|slams|throws|shoved|slammed me about|around|against|into ; he|she|stepson|stepdad|husband|wife|partner|boyfriend|ex|brother|dad .. pins|pinned|has|holds me up? against the|a? wall|door|fridge|car|cooker|counter|sink|wardrobe|fence ; carer|grandson|granddaughter|lodger|nephew|son_in_law|daughter_in_law .. slaps|hits|punches|pinches|kicks|shoves me ; only hits|kicks|thumps|punches|pinches|burns|slaps|whacks|clouts|belts|bites me|us .. where|below|under|above|on .. collar|clothes|hairline|sleeves|tunic|shirt|ribs|see|show ; only hits|hit|does|does_it|kicks|punches|pinches|burns|marks me|it? where ... see|show|shows|sees|covers|goes|cover|clothes|tunic|uniform|notice ; covering|cover|hide|hiding|concealing ... bruise|bruises|marks|black_eye|my_own ... foundation|concealer|make_up|scarf|sleeves|glasses ... he|she|his|her|husband|wife|partner`),
};

const touched: Concept = {
  id: 'abuse_sexual',
  type: 'sexual_abuse',
  phrases: phrases(`
    woke|woken|waking up? .. he|she|him|her|husband|boyfriend|someone ... on_top|inside_me|having_sex|touching_me|in_me ; hand|hands|fingers in|down|up|under|inside my|me pants|knickers|underwear|trousers|shirt|top|skirt|bra|dress|tunic|nightie|nightdress|pyjamas|leggings|shorts|bits ; stuck|put|shoved|forced his|her tongue in|into|down my ; touched|touches|touching|rubbed me|my_body where|somewhere .. not|should|intimate|private ; forces|forced|forcing himself|herself|themselves on|upon me|us ; helped himself|herself to_me ; helped himself|herself .. me|pinned|held|stop|could_not_move ; climbed|got|crawled|slid|came|climbs|gets in|into my bunk|bed|tent|cab|shower|sleeping_bag ... helped|pinned|on_top|held_me|hand|hands|forced|touched|would_not_stop
    put|puts|putting|pushed|slid|slides|shoved|shoves his|her fingers|finger|hand|hands|thumb|tongue where|in_places|somewhere .. not|flannel|business|belong|goes|go|wanted|should`),
};

/** A mark on the face, and what the others were told of it. */
const covered: readonly Concept[] = [
  {
    id: 'marked',
    type: 'abuse',
    phrases: phrases(
      `fat|split|burst|busted lip ; black|swollen eye ; broken|broke|bloody nose ; cracked|broken rib|ribs|jaw|cheekbone|tooth ; bruises|bruise|handprint|finger_marks|stitches`,
    ),
  },
  {
    id: 'cover_told',
    type: 'abuse',
    deniable: false,
    phrases: phrases(
      `told|telling|tell .. girls|everyone|work|school|them|people|kids|friends|mum|neighbours|doctor|hospital|nurse|office|boss .. door|cupboard|freezer|shelf|stairs|fell|slipped|walked_into|horse|football|ladder`,
    ),
  },
];

export const VIOLENCE_DONE: readonly Concept[] = [
  attacked,
  child,
  armed,
  commanded,
  threatenedNow,
  childAway,
  harming,
  listed,
  ordered,
  obeyed,
  possessed,
  choked,
  blows,
  touched,
  ...covered,
];
