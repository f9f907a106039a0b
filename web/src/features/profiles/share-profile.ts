import type { Profile } from '@heraia/contract/profiles'
import * as addresses from '../../addresses.ts'
import { copyLink, shareLink } from '../../lib/share-link.ts'
import type { relationTexts } from './profile-texts.ts'

type Texts = (typeof relationTexts)['en']

export const copyProfileLink = (profile: Profile, texts: Texts) => copyLink(addresses.profile(profile.handle), texts)

export const shareProfile = (profile: Profile, texts: Texts) =>
  shareLink({ title: profile.name, path: addresses.profile(profile.handle) }, texts)
