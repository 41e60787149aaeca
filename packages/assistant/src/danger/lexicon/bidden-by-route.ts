import { HALF_TOLD, phrases, type Concept } from './concept.ts';

const TALK =
  'discuss|discusses|discussing|talk|talking|talks|whisper|whispers|whispering|laugh|laughs|laughing|argue|argues|arguing|comment|comments|commenting|read|reads|plot|plotting|mutter|muttering|mock|mocking|count|counting|sing|singing';
const HOLLOW =
  'loft|attic|wall|walls|floor|floorboards|ceiling|pipes|roof|drains|radiator|radiators|vents|vent|boiler|sockets|plug_sockets|plughole|chimney|fan|fridge|skirting|cavity|cellar|tiles';
const DEVICE =
  'screens|screen|announcements|announcement|announcer|tannoy|loudspeaker|loudspeakers|speakers|adverts|advert|ads|billboards|billboard|posters|satnav|sat_nav|phone|alexa|siri|laptop|computer|tv|telly|radio|newsreader|departure_board|departure_boards|number_plates|subtitles|lyrics|song|songs|dog|cat|washing_machine|clock|painting|photographs';
const PUBLIC =
  'screens|screen|announcements|announcement|announcer|tannoy|loudspeaker|loudspeakers|adverts|billboards|billboard|posters|radio|newsreader|departure_board|departure_boards|number_plates|subtitles|lyrics';
const SOMEBODY =
  'someone|somebody|people|him|her|them|strangers|anyone|everyone|myself|a_man|the_man|a_woman|the_woman|my_mum|my_mom|my_dad|my_brother|my_sister|my_son|my_daughter|my_wife|my_husband|my_baby|the_baby|the_kids|my_kids|the_children|my_boss|my_neighbour|my_friend|one_of_them';
const HOLY =
  'god|lord|allah|jesus|angel|angels|gabriel|michael|archangel|spirit|spirits|ancestors|jehovah|the_almighty';
const DEAR =
  'son|daughter|baby|child|twins|firstborn|eldest|youngest|wife|husband|kids|children|boy|boys|girl|girls|brother|sister|mother|father|mum|mom|dad|grandson|granddaughter|newborn|toddler';

/** Talk from where nobody can be; voices spoken of as one's own. */
const heard: Concept = {
  id: 'psychosis',
  type: 'psychosis',
  phrases: phrases(`
    men|women|people|neighbours|neighbors|girls|boys|kids|voices|they|someone|somebody|man|woman|children|crowd|family ${TALK} at|about|of|out|over|through? me|my|what_i|everything_i .. in|from|through|behind|under|inside|below|underneath|above .. ${HOLLOW}
    men|women|people|neighbours|neighbors|girls|boys|kids|voices|they|someone|somebody|man|woman|children|crowd in|behind|under|inside|above the|my ${HOLLOW} .. ${TALK} .. me|about
    my voices used|were|have|are|got|get|started|changed|turned|went|came|want|keep|say|tell|laugh|shout ; newsreader|newsreaders|presenter|presenters|dj|weatherman|telly|radio|tv knows|know what|where|that|when .. i|my|me ; they|neighbours|neighbors|someone|somebody ... putting|pumping|blowing|feeding|pump something|gas|chemicals|poison|fumes .. in|into|through|under the|my .. pipes|vents|water|walls|food|air|taps|floor|tea ; ^ voices used|have|changed|turned|were ; voices used to`),
};

/** What they bid: rules/by-route.ts asks for a voice beside it. */
const bidden: Concept = {
  id: 'bidden',
  type: HALF_TOLD,
  deniable: false,
  phrases: phrases(
    `cut|pull|pluck|gouge|claw|bite|tear|scoop|dig|slice it|them? out|off ; take|chop|saw it|them off ; use the|your <weapon>|scissors|razor|blade|pillow|lighter on|against ; slice slice ; do it do it ; burn it burn ; jump jump ; they|it mean|means|meant|want|wants my|the|his|her .. eye|eyes|tongue|hand|hands|ear|throat|wrist|baby|son|daughter|child|mum|neck|arm|skin|heart ; it is|means my .. hand|eye|tongue|throat|arm|skin|ear they|it mean|means|want|wants`,
  ),
};

/** A deity that must have a child; a screen that says to push somebody. */
const bid: Concept = {
  id: 'command',
  type: 'command_voices',
  deniable: false,
  phrases: phrases(`
    ${HOLY} has|have|is|was|says|said|wants|made|told|tells|asks|asked|spoke|speaks|been|keeps|decided|will ... sacrifice|offer_up|offer|give_up|give_back|return|drown|slay|smother|burn|kill|cleanse|send_back|stab my|our|one_of_my .. ${DEAR} ; ${HOLY} has|have|is|was|says|said|wants|made|told|tells|asks|been|keeps ... i|me ... sacrifice|offer_up|give_back|drown|slay|smother|burn|cleanse|stab the ${DEAR}
    told|asked|instructed|commanded|ordered|chosen|called by .. ${HOLY} to .. sacrifice|offer|give|return|send|drown|slay|smother|burn|kill|cleanse|stab my|our|the|one_of_my? .. ${DEAR}
    ${DEVICE} ... tell|tells|telling|told|ask|asks|asking|want|wants|order|orders|ordering|urge|urges .. me|us to? push|shove|stab|hurt|kill|hit|attack|strangle|shoot|smother|trip|poison|drown ${SOMEBODY}
    ${PUBLIC} ... tell|tells|telling|told|order|orders|ordering|urge|urges .. me|us to? jump|drown|hang|die|kill_myself|cut_myself|end_it|end_my_life|step_off|step_in_front|hang_myself
    ${DEVICE} ... spell|spells|spelling|spelled|spelt|flash|flashes|flashing|write|writes out? push|kill|stab|jump|hurt|cut|die|drown ; say|says|saying ... use the|your <weapon>|scissors|razor|blade|pillow|lighter on her|him|yourself|the_baby|my|them
    ${DEVICE} ... say|says|saying|said .. drive|steer|walk|run into them|him|her|people|the_wall|the_lorry|traffic|the_traffic ; ${DEVICE} ... say|says|saying|said .. push|stab|kill|hurt him|her|them|yourself`),
};

const halves: readonly Concept[] = [
  {
    id: 'holy_named',
    type: HALF_TOLD,
    deniable: false,
    phrases: phrases(
      `${HOLY} ... says|said|told|tells|wants|wanted|spoke|speaks|asks|asked|demands|decided`,
    ),
  },
  {
    id: 'dear_asked',
    type: HALF_TOLD,
    deniable: false,
    phrases: phrases(
      `wants|wanted|needs|demands|claims|claimed|chose|chosen|asked_for|asks_for my|our .. ${DEAR} by|back|before|home|with_him|instead|$ ; my|our .. ${DEAR} must|has_to|have_to|needs_to be cleansed|purified|burned|burnt|sacrificed|offered|given_back|released|bled|drowned|ended|slain`,
    ),
  },
];

export const BIDDEN_BY_ROUTE: readonly Concept[] = [heard, bidden, bid, ...halves];
