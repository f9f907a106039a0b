import type { AccountDeletionsTable } from './tables/account-deletions.ts'
import type { AccountExportsTable } from './tables/account-exports.ts'
import type { AchievementHistoryTable } from './tables/achievement-history.ts'
import type { AchievementMediaTable } from './tables/achievement-media.ts'
import type { AchievementsTable } from './tables/achievements.ts'
import type { AffiliationsTable } from './tables/affiliations.ts'
import type { ArticleReadingsTable } from './tables/article-readings.ts'
import type { AuditLogTable } from './tables/audit-log.ts'
import type { AuthFlowsTable } from './tables/auth-flows.ts'
import type { AuthSessionsTable } from './tables/auth-sessions.ts'
import type { BlocksTable } from './tables/blocks.ts'
import type { BookmarksTable } from './tables/bookmarks.ts'
import type { ChargebacksTable } from './tables/chargebacks.ts'
import type { CommentsTable } from './tables/comments.ts'
import type { ConversationsTable } from './tables/conversations.ts'
import type { CustomProvidersTable } from './tables/custom-providers.ts'
import type { DailyCountsTable } from './tables/daily-counts.ts'
import type { FollowRequestsTable } from './tables/follow-requests.ts'
import type { FollowsTable } from './tables/follows.ts'
import type { FormerHandlesTable } from './tables/former-handles.ts'
import type { GalleryItemsTable } from './tables/gallery-items.ts'
import type { GalleryLikesTable } from './tables/gallery-likes.ts'
import type { GalleryViewsTable } from './tables/gallery-views.ts'
import type { GoalsTable } from './tables/goals.ts'
import type { IdempotencyKeysTable } from './tables/idempotency-keys.ts'
import type { IdentitiesTable } from './tables/identities.ts'
import type { InvitationsTable, InvitationUsesTable } from './tables/invitations.ts'
import type { KnownDevicesTable } from './tables/known-devices.ts'
import type { LikesTable } from './tables/likes.ts'
import type { LinkChecksTable } from './tables/link-checks.ts'
import type { ListingCategoriesTable } from './tables/listing-categories.ts'
import type { ListingFavouritesTable } from './tables/listing-favourites.ts'
import type { ListingMediaTable } from './tables/listing-media.ts'
import type { ListingPlacesTable } from './tables/listing-places.ts'
import type { ListingQuestionsTable } from './tables/listing-questions.ts'
import type { ListingsTable } from './tables/listings.ts'
import type { MediaFilesTable } from './tables/media-files.ts'
import type { MediaSecretTable } from './tables/media-secret.ts'
import type { MergedAuthorsTable } from './tables/merged-authors.ts'
import type { MessageMediaTable } from './tables/message-media.ts'
import type { MessageReactionsTable } from './tables/message-reactions.ts'
import type { MessagesTable } from './tables/messages.ts'
import type { MfaChallengesTable } from './tables/mfa-challenges.ts'
import type { MfaFactorsTable } from './tables/mfa-factors.ts'
import type { ModerationDecisionsTable } from './tables/moderation-decisions.ts'
import type { MutedPostsTable } from './tables/muted-posts.ts'
import type { MutedWordsTable } from './tables/muted-words.ts'
import type { MutesTable } from './tables/mutes.ts'
import type { NewAccountCountsTable } from './tables/new-account-counts.ts'
import type { NoticeMailsTable } from './tables/notice-mails.ts'
import type { NoticePushesTable } from './tables/notice-pushes.ts'
import type { NoticeSendersTable } from './tables/notice-senders.ts'
import type { NotificationActorsTable } from './tables/notification-actors.ts'
import type { NotificationsTable } from './tables/notifications.ts'
import type { OAuthClientsTable } from './tables/oauth-clients.ts'
import type { OneTimeTokensTable } from './tables/one-time-tokens.ts'
import type { OpenRolesTable } from './tables/open-roles.ts'
import type { OrderEventsTable } from './tables/order-events.ts'
import type { OrderPaymentsTable } from './tables/order-payments.ts'
import type { OrderReviewsTable } from './tables/order-reviews.ts'
import type { OrdersTable } from './tables/orders.ts'
import type { OutboxMailsTable } from './tables/outbox-mails.ts'
import type { ParticipantsTable } from './tables/participants.ts'
import type { PasskeyChallengesTable } from './tables/passkey-challenges.ts'
import type { PasskeysTable } from './tables/passkeys.ts'
import type { PayoutAccountsTable } from './tables/payout-accounts.ts'
import type { PeoplePlacesTable } from './tables/people-places.ts'
import type { PeopleSportsTable } from './tables/people-sports.ts'
import type { PersonEventsTable } from './tables/person-events.ts'
import type { PersonStreamsTable } from './tables/person-streams.ts'
import type { PostMediaTable } from './tables/post-media.ts'
import type { PostMentionsTable } from './tables/post-mentions.ts'
import type { PostRevisionsTable } from './tables/post-revisions.ts'
import type { PostTagsTable } from './tables/post-tags.ts'
import type { PostsTable } from './tables/posts.ts'
import type { PresenceTable } from './tables/presence.ts'
import type { ProfilesTable } from './tables/profiles.ts'
import type { PushKeysTable } from './tables/push-keys.ts'
import type { PushSubscriptionsTable } from './tables/push-subscriptions.ts'
import type { RankingsTable } from './tables/rankings.ts'
import type { RecoveryCodesTable } from './tables/recovery-codes.ts'
import type { RefreshTokensTable } from './tables/refresh-tokens.ts'
import type { RegistrationRequestsTable } from './tables/registration-requests.ts'
import type { ReportMediaTable } from './tables/report-media.ts'
import type { ReportNotesTable } from './tables/report-notes.ts'
import type { ReportsTable } from './tables/reports.ts'
import type { RestrictionsTable } from './tables/restrictions.ts'
import type { ResultsTable } from './tables/results.ts'
import type { RoleApplicationsTable } from './tables/role-applications.ts'
import type { SavedSearchesTable } from './tables/saved-searches.ts'
import type { SellerRatingsTable } from './tables/seller-ratings.ts'
import type { SessionsOverTable } from './tables/sessions-over.ts'
import type { SignUpTriesTable } from './tables/sign-up-tries.ts'
import type { SigningKeysTable } from './tables/signing-keys.ts'
import type { SitePeopleTable } from './tables/site-people.ts'
import type { SiteSettingsTable } from './tables/site-settings.ts'
import type { SpentProofsTable } from './tables/spent-proofs.ts'
import type { SsoDomainsTable } from './tables/sso-domains.ts'
import type { SsoProvidersTable } from './tables/sso-providers.ts'
import type { TeamAchievementsTable } from './tables/team-achievements.ts'
import type { TeamFixturesTable } from './tables/team-fixtures.ts'
import type { TeamFollowsTable } from './tables/team-follows.ts'
import type { TeamMembersTable } from './tables/team-members.ts'
import type { TeamsTable } from './tables/teams.ts'
import type { TestimonialsTable } from './tables/testimonials.ts'
import type { TicketsTable } from './tables/tickets.ts'
import type { TimelineEntriesTable } from './tables/timeline-entries.ts'
import type { TimelinesTable } from './tables/timelines.ts'
import type { UsersTable } from './tables/users.ts'
import type { VerificationRequestMediaTable } from './tables/verification-request-media.ts'
import type { VerificationRequestsTable } from './tables/verification-requests.ts'

/** Every table by its name, one row type a file. */
export interface Tables {
  users: UsersTable
  identities: IdentitiesTable
  auth_sessions: AuthSessionsTable
  sessions_over: SessionsOverTable
  auth_flows: AuthFlowsTable
  refresh_tokens: RefreshTokensTable
  known_devices: KnownDevicesTable
  one_time_tokens: OneTimeTokensTable
  mfa_factors: MfaFactorsTable
  mfa_challenges: MfaChallengesTable
  recovery_codes: RecoveryCodesTable
  passkeys: PasskeysTable
  passkey_challenges: PasskeyChallengesTable
  spent_proofs: SpentProofsTable
  sso_providers: SsoProvidersTable
  custom_providers: CustomProvidersTable
  oauth_clients: OAuthClientsTable
  sso_domains: SsoDomainsTable
  signing_keys: SigningKeysTable
  sign_up_tries: SignUpTriesTable
  idempotency_keys: IdempotencyKeysTable
  new_account_counts: NewAccountCountsTable
  affiliations: AffiliationsTable
  audit_log: AuditLogTable
  account_deletions: AccountDeletionsTable
  account_exports: AccountExportsTable
  profiles: ProfilesTable
  follows: FollowsTable
  follow_requests: FollowRequestsTable
  blocks: BlocksTable
  mutes: MutesTable
  muted_words: MutedWordsTable
  restrictions: RestrictionsTable
  reports: ReportsTable
  moderation_decisions: ModerationDecisionsTable
  report_media: ReportMediaTable
  report_notes: ReportNotesTable
  saved_searches: SavedSearchesTable
  presence: PresenceTable
  teams: TeamsTable
  team_members: TeamMembersTable
  team_follows: TeamFollowsTable
  team_achievements: TeamAchievementsTable
  team_fixtures: TeamFixturesTable
  open_roles: OpenRolesTable
  role_applications: RoleApplicationsTable
  results: ResultsTable
  goals: GoalsTable
  push_keys: PushKeysTable
  push_subscriptions: PushSubscriptionsTable
  rankings: RankingsTable
  media_files: MediaFilesTable
  media_secret: MediaSecretTable
  former_handles: FormerHandlesTable
  gallery_items: GalleryItemsTable
  gallery_likes: GalleryLikesTable
  gallery_views: GalleryViewsTable
  link_checks: LinkChecksTable
  listing_categories: ListingCategoriesTable
  listings: ListingsTable
  listing_places: ListingPlacesTable
  listing_media: ListingMediaTable
  listing_favourites: ListingFavouritesTable
  listing_questions: ListingQuestionsTable
  seller_ratings: SellerRatingsTable
  achievements: AchievementsTable
  achievement_media: AchievementMediaTable
  achievement_history: AchievementHistoryTable
  chargebacks: ChargebacksTable
  orders: OrdersTable
  order_events: OrderEventsTable
  order_payments: OrderPaymentsTable
  order_reviews: OrderReviewsTable
  payout_accounts: PayoutAccountsTable
  posts: PostsTable
  post_media: PostMediaTable
  post_revisions: PostRevisionsTable
  post_tags: PostTagsTable
  post_mentions: PostMentionsTable
  timeline_entries: TimelineEntriesTable
  timelines: TimelinesTable
  merged_authors: MergedAuthorsTable
  likes: LikesTable
  bookmarks: BookmarksTable
  muted_posts: MutedPostsTable
  article_readings: ArticleReadingsTable
  comments: CommentsTable
  conversations: ConversationsTable
  participants: ParticipantsTable
  messages: MessagesTable
  message_media: MessageMediaTable
  message_reactions: MessageReactionsTable
  notifications: NotificationsTable
  notification_actors: NotificationActorsTable
  notice_mails: NoticeMailsTable
  notice_pushes: NoticePushesTable
  notice_senders: NoticeSendersTable
  person_streams: PersonStreamsTable
  people_places: PeoplePlacesTable
  people_sports: PeopleSportsTable
  person_events: PersonEventsTable
  site_people: SitePeopleTable
  site_settings: SiteSettingsTable
  invitations: InvitationsTable
  registration_requests: RegistrationRequestsTable
  invitation_uses: InvitationUsesTable
  testimonials: TestimonialsTable
  tickets: TicketsTable
  outbox_mails: OutboxMailsTable
  verification_requests: VerificationRequestsTable
  verification_request_media: VerificationRequestMediaTable
  daily_counts: DailyCountsTable
}
