import { defineTexts } from '../../lib/texts.ts'

/** Mute and block, wherever somebody is met. */
export const silenceTexts = defineTexts({
  en: {
    mute: (name: string) => `Mute ${name}`,
    muteHint: 'Her posts and notices stay away. She is not told.',
    unmute: (name: string) => `Unmute ${name}`,
    muted: (name: string) => `You see no more posts and notices of ${name}.`,
    unmuted: (name: string) => `You see posts and notices of ${name} again.`,
    block: (name: string) => `Block ${name}`,
    blockAsk: (name: string) => `Block ${name}?`,
    blockHint:
      'Neither of you sees the other anywhere, and you stop following each other. Your conversation is hidden from both of you while she is blocked: what you want to keep or report, save or report it first. She is not told.',
    report: 'Report',
    confirm: 'Block',
    cancel: 'Cancel',
    blocking: 'Blocking...',
    blocked: (name: string) => `${name} is blocked.`,
    unblocked: (name: string) => `${name} is no longer blocked.`,
    youBlocked: (name: string) => `You blocked ${name}`,
    youBlockedHint: 'Neither of you sees the other anywhere. She is not told.',
    unblock: 'Unblock',
    undo: 'Undo',
  },
  es: {
    mute: (name: string) => `Silenciar a ${name}`,
    muteHint: 'Sus publicaciones y avisos no te llegan. No se le avisa.',
    unmute: (name: string) => `Dejar de silenciar a ${name}`,
    muted: (name: string) => `Ya no ves publicaciones ni avisos de ${name}.`,
    unmuted: (name: string) => `Vuelves a ver publicaciones y avisos de ${name}.`,
    block: (name: string) => `Bloquear a ${name}`,
    blockAsk: (name: string) => `¿Bloquear a ${name}?`,
    blockHint:
      'Ninguna de las dos ve a la otra en ningún sitio y dejan de seguirse. La conversación entre las dos queda oculta mientras esté bloqueada: lo que quieras conservar o denunciar, guárdalo o denúncialo antes. No se le avisa.',
    report: 'Denunciar',
    confirm: 'Bloquear',
    cancel: 'Cancelar',
    blocking: 'Bloqueando...',
    blocked: (name: string) => `${name} está bloqueada.`,
    unblocked: (name: string) => `${name} ya no está bloqueada.`,
    youBlocked: (name: string) => `Bloqueaste a ${name}`,
    youBlockedHint: 'Ninguna de las dos ve a la otra en ningún sitio. No se le avisa.',
    unblock: 'Desbloquear',
    undo: 'Deshacer',
  },
})
