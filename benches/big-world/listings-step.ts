import { madeChance, madeId } from './made-ids.ts'
import { COMMON_THING, LISTING_ID, RARE_THING, RARE_THINGS, sizes } from './sizes.ts'
import type { Step } from './steps.ts'

const things = `array['${COMMON_THING}','shoes','jersey','bag','goggles']`
const kinds = `array['Carbon','Training','Match','Light','Junior','Classic','Winter','Team']`
const makers = `array['Aurora','Nordlys','Brisa','Cumbre','Marea','Volea','Trueno','Sendero']`
const subcategories = `array['training','competition','accessories','uniforms','training-wear','footwear']`
const sports = `array['Basketball','Football','Tennis','Volleyball','Running','Swimming','Judo','Padel']`
const cities = `array['Madrid, Spain','London, United Kingdom','Lagos, Nigeria','Shanghai, China','Bogotá, Colombia',
  'Nairobi, Kenya','Portland, United States','Lyon, France','Mumbai, India','Copenhagen, Denmark','Lima, Peru']`
const stories = `array['Played for one season, kept dry and never lent.','Bought twice by mistake, still in its box.',
  'Washed, mended once under the arm, and well.','It fits somebody of about 168 cm, I have grown.']`
const conditions = `array['new','like-new','good','fair']`

const pick = (from: string, salt: string) =>
  `(${from})[1 + floor(${madeChance(salt, 'n')} * array_length(${from}, 1))::int]`

const listed = `date_trunc('second', now() - make_interval(secs => (${sizes.listings} - n) * 5))`

/** A market, one in ten of its listings sold or expired; they lie where they were put, one behind the other. The last one has the id that its page is asked for by. */
export const listingsStep: Step = {
  what: 'listings',
  sql: `
  insert into listings (id, seller_id, status, kind, title, description, category, subcategory, sport, condition, size,
      price_cents, currency, stock, shipping, return_policy, keywords, location, pictures, search_text, title_folded,
      sport_folded, location_folded, created_at, updated_at, published_at, expires_at, matched_at)
    select id, seller, status, 'goods', title, story, category, subcategory, sport, condition, null, price, 'USD', 1,
      '{"options":[{"name":"Parcel","priceCents":900}],"pickup":true,"note":null}', 'Within 14 days.', keywords, place,
      jsonb_build_array(jsonb_build_object('mediaId', id, 'revision', 0, 'alt', title, 'width', 1000, 'height', 1000,
        'widths', array[320, 640, 1000], 'thumbhash', '2QcGDIKPd4eLd3h3d3d3d3eIB4B4')),
      lower(title || chr(10) || story || chr(10) || category || chr(10) || subcategory || chr(10) ||
        array_to_string(keywords, chr(10))),
      lower(title), lower(sport), lower(replace(place, 'á', 'a')), at, at, at, at + interval '400 days', at
    from (
      select made.*, case when subcategory in ('uniforms', 'training-wear', 'footwear') then 'apparel' else 'equipment' end as category,
        array[lower(sport), 'women', 'kit', 'sport', maker] as keywords
      from (
        select case when n = ${sizes.listings} then '${LISTING_ID}'::uuid else ${madeId('listing', 'n', listed)} end as id,
          person.id as seller, ${listed}::timestamptz(3) as at,
          case when n % 10 <> 7 then 'active' when n % 20 = 7 then 'sold' else 'expired' end as status,
          ${pick(kinds, 'kind')} || ' ' || ${pick(makers, 'maker')} || ' ' || case when n % ${sizes.listings / RARE_THINGS} = 11 then '${RARE_THING}' else ${pick(things, 'things')} end as title,
          lower(${pick(makers, 'maker')}) as maker, ${pick(stories, 'story')} as story, ${pick(subcategories, 'below')} as subcategory,
          ${pick(sports, 'sportish')} as sport, ${pick(conditions, 'condition')} as condition, ${pick(cities, 'city')} as place,
          500 + floor(${madeChance('price', 'n')} * 49500)::int as price
        from generate_series(1, ${sizes.listings}) n
        join (select n as whose, id from made_people) person on person.whose = 1 + (n::bigint * 7879) % ${sizes.people}
      ) made
    ) whole
    order by at;
  insert into listing_places (place) select distinct location_folded from listings;
  insert into listing_favourites (person_id, listing_id, created_at)
    select person.id, l.id, l.published_at from (
      select id, published_at, row_number() over (order by published_at) as n from listings where status = 'active') l
    join made_people person on person.n = 1 + (l.n * 3571) % ${sizes.people} where l.n % 10 = 3;
  insert into listing_questions (id, listing_id, asker_id, text, created_at)
    select ${madeId('question', 'person.n', 'now()')}, '${LISTING_ID}', person.id, 'Which size is it?', now()
    from made_people person where person.n between 11 and 13;
  insert into listing_questions (id, listing_id, asker_id, text, answer, answered_at, created_at)
    select ${madeId('asked', 'l.n', 'l.published_at')}, l.id, person.id, 'Is it still there?', 'Yes.', l.published_at, l.published_at
    from (select id, published_at, row_number() over (order by published_at) as n from listings where status = 'active') l
    join made_people person on person.n = 1 + (l.n * 4177) % ${sizes.people} where l.n % 10 = 5;`,
}
