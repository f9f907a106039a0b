import { z } from 'zod'
import { UUID } from './is-uuid.ts'

/**
 * Ids are UUIDs of version 7 (RFC 9562): they sort by the time they were made.
 * Where a client makes the id of what it sends, sending it twice gives one result.
 */
const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

const id = <Name extends string>(pattern = UUID_V7) => z.string().regex(pattern, 'invalid_id').brand<Name>()

/** Of any version: another auth server made them, or an operator who brought accounts along. */
export const PersonId = id<'PersonId'>(UUID)
export const SessionId = id<'SessionId'>(UUID)
export const PostId = id<'PostId'>()
export const CommentId = id<'CommentId'>()
export const ConversationId = id<'ConversationId'>()
export const MessageId = id<'MessageId'>()
export const NotificationId = id<'NotificationId'>()
export const TestimonialId = id<'TestimonialId'>()
export const SitePersonId = id<'SitePersonId'>()
export const ReportId = id<'ReportId'>()
export const ReportNoteId = id<'ReportNoteId'>()
/** Of a post, a comment or a listing, where the staff looks through them alike. */
export const ContentId = id<'ContentId'>()
export const AchievementId = id<'AchievementId'>()
export const SavedSearchId = id<'SavedSearchId'>()
export const TicketId = id<'TicketId'>()
export const MediaId = id<'MediaId'>()
export const GalleryItemId = id<'GalleryItemId'>()
export const ResultId = id<'ResultId'>()
export const GoalId = id<'GoalId'>()
export const RankingId = id<'RankingId'>()
export const ListingId = id<'ListingId'>()
export const ListingQuestionId = id<'ListingQuestionId'>()
export const SecurityEventId = id<'SecurityEventId'>()
export const ExportId = id<'ExportId'>()
export const TeamId = id<'TeamId'>()
export const TeamAchievementId = id<'TeamAchievementId'>()
export const TeamFixtureId = id<'TeamFixtureId'>()
export const OpenRoleId = id<'OpenRoleId'>()
export const OrderId = id<'OrderId'>()
export const OfferId = id<'OfferId'>()
export const OrderEventId = id<'OrderEventId'>()
export const VerificationRequestId = id<'VerificationRequestId'>()
export const DecisionId = id<'DecisionId'>()
export const InvitationId = id<'InvitationId'>()
export const MutedWordId = id<'MutedWordId'>()

export type PersonId = z.infer<typeof PersonId>
export type SessionId = z.infer<typeof SessionId>
export type PostId = z.infer<typeof PostId>
export type CommentId = z.infer<typeof CommentId>
export type ConversationId = z.infer<typeof ConversationId>
export type MessageId = z.infer<typeof MessageId>
export type NotificationId = z.infer<typeof NotificationId>
export type TestimonialId = z.infer<typeof TestimonialId>
export type SitePersonId = z.infer<typeof SitePersonId>
export type ReportId = z.infer<typeof ReportId>
export type ReportNoteId = z.infer<typeof ReportNoteId>
export type ContentId = z.infer<typeof ContentId>
export type AchievementId = z.infer<typeof AchievementId>
export type SavedSearchId = z.infer<typeof SavedSearchId>
export type TicketId = z.infer<typeof TicketId>
export type MediaId = z.infer<typeof MediaId>
export type GalleryItemId = z.infer<typeof GalleryItemId>
export type ResultId = z.infer<typeof ResultId>
export type GoalId = z.infer<typeof GoalId>
export type RankingId = z.infer<typeof RankingId>
export type ListingId = z.infer<typeof ListingId>
export type ListingQuestionId = z.infer<typeof ListingQuestionId>
export type SecurityEventId = z.infer<typeof SecurityEventId>
export type ExportId = z.infer<typeof ExportId>
export type TeamId = z.infer<typeof TeamId>
export type TeamAchievementId = z.infer<typeof TeamAchievementId>
export type TeamFixtureId = z.infer<typeof TeamFixtureId>
export type OpenRoleId = z.infer<typeof OpenRoleId>
export type OrderId = z.infer<typeof OrderId>
export type OfferId = z.infer<typeof OfferId>
export type OrderEventId = z.infer<typeof OrderEventId>
export type VerificationRequestId = z.infer<typeof VerificationRequestId>
export type DecisionId = z.infer<typeof DecisionId>
export type InvitationId = z.infer<typeof InvitationId>
export type MutedWordId = z.infer<typeof MutedWordId>

/** A person in an address: her id, or her handle. */
export const PersonRef = z.string().min(1).max(64)

/** A team in an address: what is no id leads to no team. */
export const TeamRef = z.string().min(1).max(64)
