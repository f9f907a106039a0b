import type { Insertable } from 'kysely'
import type { Tables } from '../tables.ts'
import { chance as chanceFrom } from './chance.ts'
import { makeAchievements } from './make-achievements.ts'
import { makeActivity } from './make-activity.ts'
import { makeAffiliations } from './make-affiliations.ts'
import { makeGoals, makeRankings } from './make-aims.ts'
import { makeComments } from './make-comments.ts'
import { makeConversations } from './make-conversations.ts'
import { makeFixtures } from './make-fixtures.ts'
import { makeFollows } from './make-follows.ts'
import { makeLikes } from './make-likes.ts'
import { makeListings } from './make-listings.ts'
import { makeMentions } from './make-mentions.ts'
import { makeNotifications } from './make-notifications.ts'
import { makeOrders } from './make-orders.ts'
import { makePeople } from './make-people.ts'
import { makePosts } from './make-posts.ts'
import { makeQuotes } from './make-quotes.ts'
import { makeReadings } from './make-readings.ts'
import { makeReports } from './make-reports.ts'
import { makeResults } from './make-results.ts'
import { makeSitePeople } from './make-site-people.ts'
import { makeTeamConversations } from './make-team-conversations.ts'
import { makeTeams } from './make-teams.ts'
import { makeTestimonials } from './make-testimonials.ts'
import { makeVerificationRequests } from './make-verification-requests.ts'
import type { Makings } from './makings.ts'

/** The rows of each table, in an order in which they can be inserted. */
export type World = { [Table in keyof Tables]?: Insertable<Tables[Table]>[] }

const SEED = 776

/**
 * A made-up world for `npm run samples`, the demo and journeys: 240 people who follow, post, like, comment and
 * write to each other, the demo athlete in the middle. The same each time but for its times, which end at `now`.
 */
export function makeWorld(makings: Makings): World {
  const chance = chanceFrom(SEED)
  const people = makePeople(makings, chance)
  const [demo] = people
  if (!demo) return {}
  const follows = makeFollows(makings, chance, people)
  const posts = makePosts(makings, chance, people)
  const likes = makeLikes(makings, chance, posts, follows)
  const comments = makeComments(makings, chance, posts, people)
  const conversations = makeConversations(makings, chance, people)
  const notifications = makeNotifications(makings, chance, demo, { posts, likes, comments, follows })
  // From chances of their own: who came before them stays who she was.
  const athletes = makeResults(makings, chanceFrom(SEED + 1), people)
  const aims = chanceFrom(SEED + 2)
  const won = makeAchievements(makings, chanceFrom(SEED + 3), people, athletes)
  const market = makeListings(makings, chanceFrom(SEED + 20), people)
  const trade = makeOrders(makings, chanceFrom(SEED + 21), people, market.listings)
  const quotes = makeQuotes(makings, chanceFrom(SEED + 4), posts, people)
  const teams = makeTeams(makings, chanceFrom(SEED + 6), people, posts)
  const talks = makeTeamConversations(makings, chanceFrom(SEED + 40), teams, people)
  const activity = makeActivity(makings, chanceFrom(SEED + 30), people)
  return {
    users: people.map((person) => person.user),
    identities: people.flatMap((person) => person.identity ?? []),
    audit_log: activity.log,
    known_devices: activity.devices,
    profiles: people.map((person) => person.profile),
    article_readings: makeReadings(makings, chanceFrom(SEED + 60), people),
    results: athletes.flatMap((athlete) => athlete.results),
    goals: makeGoals(makings, aims, athletes),
    rankings: makeRankings(makings, aims, athletes),
    achievements: won.achievements,
    achievement_history: won.history,
    affiliations: makeAffiliations(makings, chanceFrom(SEED + 40), people),
    listings: market.listings,
    listing_questions: market.questions,
    listing_favourites: market.favourites,
    orders: trade.orders,
    order_events: trade.events,
    order_reviews: trade.reviews,
    seller_ratings: trade.ratings,
    follows,
    ...teams,
    team_fixtures: makeFixtures(makings, chanceFrom(SEED + 41), teams, people),
    // A post before those that quote it.
    posts: [...posts, ...quotes].map((post) => post.row),
    post_tags: posts.flatMap((post) => post.tags),
    post_mentions: makeMentions(posts, people),
    likes,
    // A comment before the answers to it.
    comments: comments.toSorted((one, other) => Number(one.parent_id !== null) - Number(other.parent_id !== null)),
    conversations: [...conversations, ...talks].map((conversation) => conversation.row),
    messages: [...conversations, ...talks].flatMap((conversation) => conversation.messages),
    participants: [...conversations, ...talks].flatMap((conversation) => conversation.participants),
    notifications: notifications.map((notification) => notification.row),
    notification_actors: notifications.flatMap((notification) => notification.actors),
    reports: makeReports(makings, chanceFrom(SEED + 70), people, posts),
    testimonials: makeTestimonials(makings, chance),
    site_people: makeSitePeople(makings, chanceFrom(SEED + 90), people),
    verification_requests: makeVerificationRequests(makings, chanceFrom(SEED + 80), people, teams),
  }
}
