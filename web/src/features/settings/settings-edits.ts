import type { PrivacySettings } from '@heraia/contract/accounts'
import type { SocialLinks } from '@heraia/contract/links'
import type { NotificationSettings, ProfileSettings } from '@heraia/contract/settings'
import { withScheme } from '@heraia/contract/with-scheme'

/** What stands on the screen: links as she typed them. */
export interface SettingsForm {
  privacy: PrivacySettings
  notifications: NotificationSettings
  links: Record<keyof SocialLinks, string>
}

/** One setting by its way through the form: `privacy.contactInfo`, `notifications.byEmail.likes`. */
export type Leaf = string
type Value = string | boolean

/** What she changed and did not save yet; `from` is what it said when she changed it. */
export type Edits = Readonly<Record<Leaf, { from: Value; to: Value }>>

export const toForm = ({ privacy, notifications, links }: ProfileSettings): SettingsForm => ({
  privacy,
  notifications,
  links: mapLinks(links, (link) => link ?? ''),
})

export const toSettings = (version: number, { privacy, notifications, links }: SettingsForm): ProfileSettings => ({
  version,
  privacy,
  notifications,
  links: mapLinks(links, (link) => withScheme(link) || null),
})

/** One change more; what says again what is saved is none. */
export function edited(saved: SettingsForm, edits: Edits, leaf: Leaf, to: Value): Edits {
  const { [leaf]: before, ...others } = edits
  const from = before?.from ?? read(saved, leaf)
  return to === read(saved, leaf) ? others : { ...others, [leaf]: { from, to } }
}

/** What is saved with her changes over it. */
export const withEdits = (saved: SettingsForm, edits: Edits): SettingsForm =>
  Object.entries(edits).reduce((form, [leaf, { to }]) => write(form, leaf.split('.'), to), saved)

/**
 * What she changed here and, since then, somewhere else to something else. All other changes go together. `tried`: what she
 * sent before and heard nothing of is not somebody else's.
 */
export const contested = (saved: SettingsForm, edits: Edits, tried: readonly Edits[] = []): Leaf[] =>
  Object.entries(edits).flatMap(([leaf, { from, to }]) => {
    const now = read(saved, leaf)
    return [from, to, ...tried.map((sent) => sent[leaf]?.to)].includes(now) ? [] : [leaf]
  })

/** What is still to be saved once `sent` is: what she changed, or changed back, while that was on its way. */
export function editedSince(sent: Edits, edits: Edits, saved: SettingsForm): Edits {
  const leaves = Object.keys({ ...sent, ...edits }).filter((leaf) => edits[leaf]?.to !== sent[leaf]?.to)
  return leaves.reduce<Edits>((all, leaf) => {
    const to = edits[leaf]?.to ?? sent[leaf]?.from
    return to === undefined ? all : edited(saved, all, leaf, to)
  }, {})
}

const read = (form: SettingsForm, leaf: Leaf): Value =>
  leaf.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], form) as Value

function write<Node extends object>(node: Node, [name = '', ...rest]: string[], value: Value): Node {
  const inner = (node as Record<string, unknown>)[name]
  return { ...node, [name]: rest.length === 0 ? value : write(inner as object, rest, value) }
}

function mapLinks<From, To>(links: Record<keyof SocialLinks, From>, map: (link: From) => To) {
  return Object.fromEntries(Object.entries(links).map(([network, link]) => [network, map(link)])) as Record<
    keyof SocialLinks,
    To
  >
}
