import type { Post } from '@heraia/contract/feed'
import * as addresses from '../../addresses.ts'
import { copyLink, shareLink } from '../../lib/share-link.ts'
import { short } from '../../lib/short.ts'
import type { postTexts } from './post-texts.ts'

type Texts = (typeof postTexts)['en']

export const copyPostLink = (post: Post, texts: Texts) => copyLink(addresses.post(post.id), texts)

export const sharePost = (post: Post, texts: Texts) =>
  shareLink({ title: post.author.name, text: short(post.text, 140), path: addresses.post(post.id) }, texts)
