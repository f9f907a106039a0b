import type { PostTexts } from './mood.ts'

export const postsEn: PostTexts = {
  athlete: {
    win: [
      '{win}. I am writing this on the bus with one shoe on. {tag}',
      '{win}! We said we would enjoy it this time, and we did.',
      'Woke up not wanting to go. {win}. Note to self: go.',
      'My little brother asked how it went. {win}, so yes, you may have the last slice.',
      '[team] {win}. {name} was everywhere today; the rest of us just tried to keep up.',
      '[team] First home game of the season and {win}. The drum at the back never stopped. Thank you, {city}.',
      'It rained sideways and nobody left. {win}. {tag}',
      '{win}. Last year, same place, I could not finish. Small circle, closed.',
      '[team] They gave me the ball of the match and I have no idea where to put it. {win}.',
      'Medal number {n} of the year goes to my grandmother’s shelf, next to the radio. {win}.',
    ],
    training: [
      '{drill}, then the same again because {name} smiled at the wrong moment.',
      'Session {N} of the block done. {drill}. Legs like wet sand, head quite clear.',
      'Six in the morning, {n} degrees, eleven of us. Nobody complained until coffee.',
      'Today was technique only: slow, boring, exactly what I needed. {tag}',
      'New floor in the changing room of {club}. It squeaks. I love it.',
      '{drill} and an ice bath. One of these I enjoyed.',
      'Filmed my warm-up to see what everyone means about my left hip. Oh. I see.',
      'Deload week. I have reorganised my kitchen twice.',
      'Trained with the under-fifteens because my group was away. They destroyed me and then asked for advice.',
      'Travel day: stretched in a service station car park and a lorry driver joined in.',
      'Best thing about winter: the {venue} is nearly empty and the echo makes you sound fast.',
    ],
    setback: [
      'Scan says three weeks. I had planned on zero. Tell me your favourite rehab podcasts.',
      '[team] Lost, and deserved to. {rival} wanted every second ball. We meet again in {month}.',
      'Did not make the squad. Cried in the car, then did my session. Both were needed.',
      'Fourth by a hand. I have watched it {N} times and it is still a hand.',
      'Rolled my ankle on a kerb, on the way to buy ankle tape. {tag}',
      'Bad day at the {venue}. Not every one gets a lesson; some are just bad days.',
      'Missed the one that mattered. {name} sat next to me the whole way home and said nothing. That is a teammate.',
    ],
    question: [
      'What do you eat when you compete at eight in the morning? My toast and I have stopped getting on.',
      'Anyone in {city} with a free place in a car to {rival} on {day}? I bring snacks and good playlists.',
      '[team] Which shoes for a hard {venue} if you have wide feet? Mine have given up.',
      'How do you tell your coach that you need a week off without feeling guilty?',
      'Has anyone trained around their cycle with an app that is not pink and does not sell your data?',
      'Looking for a training partner, {city}, weekday mornings. Level: keen.',
      'Those of you with full-time jobs: lunch session or evening session?',
    ],
    thought: [
      'A girl in the stands had my name on her shirt in felt-tip. I have been useless since.',
      'At nineteen I thought everybody else knew what they were doing. Now I know that nobody does and we train anyway.',
      'Rest is a skill. I am a beginner.',
      'We talk a lot about talent and very little about who drives you to training.',
      'Small thing that changed my season: asking for feedback before I am tired, not after.',
      'I used to apologise when I took up space at training. Not this year.',
      '{N} years ago there was one women’s team in {city}. This morning I could not park for all the girls with kit bags.',
    ],
    thanks: [
      'Thank you to whoever left tape and a note in my locker. It held, and so did I.',
      'My physio deserves a podium of her own. {n} months, and today I sprinted.',
      'To the referee who stayed to explain the call to our youngest: that was class.',
      '{name} drove four hours so that I would not warm up alone. Remember to thank your people today.',
      'Scholarship confirmed! Thank you, {club}. I will pay it back in early mornings.',
    ],
    news: [
      'Signed: another season with {club}. There was never really another option. {tag}',
      'It is official, I am moving to {rival} in {month}. New team, same stubbornness.',
      'Called up to the camp. I read the email {n} times and then phoned my first coach.',
    ],
  },
  coach: {
    win: [
      '[team] {win}, and the best moment was the bench: every single one of them standing. {tag}',
      '{win}. What I will remember is who carried the cones afterwards.',
      '[team] Our under-fourteens won their first game in {n} months. I have heard quieter airports.',
    ],
    training: [
      'Tonight: {drill}, with one rule: whoever makes the mistake explains it. Best talk of the week.',
      'Simple session for mixed levels: pairs, {N} minutes, change partner at the whistle. Works every time.',
      'Pre-season test day. The numbers are fine. The singing in the van was better.',
      'If they are laughing during {drill}, you are doing it right.',
    ],
    question: [
      'Coaches: how do you handle phones in the changing room with teenagers? Rules that worked, please.',
      'Looking for an assistant in {city}, two evenings a week, paid. Women with a licence or on the way to one.',
      '[team] Do you post line-ups the night before or on the day? My squad is split.',
    ],
    thought: [
      '[team] Praise the run that did not get the ball. They will make it again.',
      'The quiet player in the back row sees everything. Ask her.',
      'Nobody ever got faster from being shouted at about yesterday.',
      'Sleep, food, friends, then {sport}. In this order they stay for years.',
    ],
    thanks: ['{N} parents stayed to paint the lines. A club is not the building. Thank you.'],
    news: ['Registration for the {month} camp is open: {N} places, half of them free. Ask me how.'],
  },
  club: {
    win: [
      '[team] Full time: {win}. What a crowd. {tag}',
      '[team] {win}. Three points, no injuries, tired smiles. Next home game on {day}.',
    ],
    news: [
      'Open trials on {day} at 19:00. No experience needed; bring water and a friend. {tag}',
      'We are happy to welcome {name} to the first team. She knew every name before we had printed hers on a shirt.',
      'The new changing rooms open in {month}. With locks. And light. And hot water.',
      'Kit swap this {day}: leave what you have outgrown, take what fits. No money, no questions.',
      'Volunteers wanted: scoreboard, bar, first aid. We feed you well.',
    ],
    thanks: [
      '{N} seasons, one physio. Happy birthday to the hands that keep this club running.',
      'Thank you to the {N} people who cleared the snow from our gates at seven this morning.',
    ],
    question: ['Which song should we come out to this season? Serious suggestions. And one that is not.'],
  },
  federation: {
    news: [
      'The calendar for next season is out: {N} rounds, a winter break, and finals on the same day as the men’s. {tag}',
      'Referee course in {city}, {month}. Childcare provided. {N} places.',
      'From this season prize money is equal at every level that we run. It took {n} years of arguing.',
      'Safeguarding: you can reach our officer directly and confidentially. Please share it with your teams.',
      'National team: {N} players called up for the window in {month}. Nine of them for the first time.',
    ],
    thought: ['Grass-roots figures: {N} per cent more girls registered than last year. Now we need courts.'],
  },
  journalist: {
    news: [
      'Long read out now: what a semi-professional season in {sport} really costs, month by month, with receipts. {tag}',
      'I counted: {n} minutes of women’s sport in {N} hours of sports news. The full table is in my profile.',
      'Tonight on the programme: {name} on coming back after two years, and why she almost did not.',
      'Press box in {city}, soup in hand. Line-ups in ten minutes.',
    ],
    question: [
      'Looking for athletes who work full time beside a national-team schedule. Confidential. My messages are open.',
      'Who should I interview from {sport} that nobody has interviewed yet?',
    ],
    thought: ['The best quote is always said after I put the recorder away.'],
  },
  fan: {
    win: [
      '{N} years I waited for that. {win}. My neighbours now know all the songs.',
      'Voice gone, heart full. {win}. {tag}',
    ],
    question: [
      'Where can I watch the {sport} final on {day}? Any country, any language.',
      '[team] Going alone to my first away game in {rival}. Who is there?',
    ],
    thought: [
      'I took my father to his first women’s match. At half time he asked when the next one was.',
      '[team] The scarf is older than the goalkeeper. I feel fine. I feel very fine.',
    ],
    thanks: ['To the player who stopped for every single child at the fence, in the rain: we saw you.'],
  },
}
