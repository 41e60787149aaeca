/** Small words that carry no clinical meaning: skipped between the words of a phrase, and never counted as unread. */
export const FILLERS = new Set(
  `a an the my me i i'm i've i'd you your he his him she her it its it's is are was were be been am being
   of in on at to into from for with by around round about up down out over under through near along across
   and or also just really very quite so such a bit lot little some any this that these those there here
   have has had having do does did get gets got getting gotten feel feels feeling felt seem seems keep keeps kept keeping
   bit kind sort like as when while then than too much more most all both each every other
   we they them our their who which what will would can could may
   still even always constantly already pretty slightly mostly mainly especially actually basically literally kinda
   often usually sometimes frequently regularly generally itself l r somewhat rather only again now completely totally absolutely
   terribly awfully dreadfully incredibly particularly fairly unbelievably ridiculously horribly`
    .split(/\s+/)
    .filter(Boolean),
);

/** General words of telling: they say nothing of the body, so leaving them unread is no loss. */
const TELLING = new Set(
  `since ago day days week weeks month months year years hour hours minute minutes today yesterday tonight morning
   night evening afternoon monday tuesday wednesday thursday friday saturday sunday last next past few couple
   started start begin began begun come came comes go goes going went gone make makes made take takes took taking taken
   think thought know knew see saw seen look looks looked tell told say said says try tried help please hello hi thanks
   thank want need old male female man woman boy girl son daughter baby child kid wife husband mother father mum mom dad
   not no yes never always sometimes often again still now after before during because if but however though although
   time times something anything nothing everything thing things person people patient symptoms symptom problem issue
   noticed notice developed worse better ok okay well good bad one two three four five six seven eight nine ten
   advice advise advised advises
   he's she's they're there's that's who's what's we're you're themselves himself herself myself
   same first second third once ever lately recently usually normally become became becoming using used use without
   until within instead else somewhere anywhere everywhere nowhere seems another couple others either neither able unable
   quickly slowly easily heavily mild mildly big small large little long short new old young early late end start
   wants wanted trying happened happening happens bring brought put let set turned turn turning stay stayed leave left
   right side sides middle front whole area part parts place places spot bits piece healthy usual near close soon
   called call message reply sorry dear morning cheers ta yeah yep nope ok idea wonder wondering question maybe perhaps
   probably possibly think hope hoping course plus etc anyway honestly suddenly gradually
   except apart besides aside other than absent present negative positive denies denied denying reports complains
   several twice many number us anyone nobody someone everyone others parents parent children babies family friends
   friend mate roommate classmate boyfriend girlfriend partner grandfather grandmother relatives siblings people lad
   between behind beside above below beyond onto beforehand whenever wherever till yet upon among
   nearly barely hardly rarely partly obviously naturally properly steadily quietly deeply roughly badly highly
   ordinary otherwise own itself odd strange weird simple single main extra plenty less least enough harder higher
   highest biggest nearest regular known given found cause caused link shown checked admitted live living lived built
   business play playing watch read test stage pattern type kind sort way side end edge lane village suburb motorway
   winter summer spring autumn holiday dinner lunch breakfast should must might they've we've
   home work school doctor gp hospital don't doesn't didn't haven't hasn't isn't can't won't wasn't aren't weren't
   hadn't couldn't wouldn't nor`
    .split(/\s+/)
    .filter(Boolean),
);

export const isFiller = (norm: string): boolean => FILLERS.has(norm);
export const isTelling = (norm: string): boolean =>
  FILLERS.has(norm) || TELLING.has(norm) || /^[\d.,/°%]+$/.test(norm) || norm.length < 2;
