import type { AccountExport } from '@heraia/contract/account-data'
import { Badge } from '@heraia/ui/badge'
import { Button } from '@heraia/ui/button'
import { buttonLook } from '@heraia/ui/button-look.ts'
import { Time } from '@heraia/ui/time'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Download, FileArchive } from 'lucide-react'
import { api } from '../../../lib/api.ts'
import { errorText, errorTexts } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { defineTexts } from '../../../lib/texts.ts'
import { useFormat } from '../../../lib/use-format.ts'
import { PartBody, WhenHere } from './part-frame.tsx'
import { WayList, WayRow } from './way-row.tsx'

const dataTexts = defineTexts({
  en: {
    lead: 'Everything you wrote and everything we keep about you, in one ZIP file: your profile, posts, comments, messages, results, settings and sign-ins as JSON, and your pictures, films and documents as they are shown.',
    note: 'It takes a moment. We write to you when it is ready, and it waits for you for seven days. What others wrote to you is not in it; neither is a file that you delete before you fetch it.',
    ask: 'Have my archive made',
    asking: 'Asking...',
    asked: 'It is being made.',
    yours: 'Your archives',
    archiveOf: (day: string) => `Archive of ${day}`,
    waiting: 'Being made',
    ready: 'Ready',
    failed: 'Failed',
    download: 'Download',
    downloadOf: (day: string) => `Download the archive of ${day}`,
    until: 'there until',
  },
  es: {
    lead: 'Todo lo que has escrito y todo lo que guardamos sobre ti, en un archivo ZIP: tu perfil, publicaciones, comentarios, mensajes, resultados, configuración e inicios de sesión como JSON, y tus imágenes, vídeos y documentos tal como se muestran.',
    note: 'Tarda un momento. Te escribimos cuando esté listo, y te espera durante siete días. Lo que otras te escribieron no está dentro, y tampoco los ficheros que borres antes de descargarlo.',
    ask: 'Crear mi archivo',
    asking: 'Pidiendo...',
    asked: 'Se está creando.',
    yours: 'Tus archivos',
    archiveOf: (day: string) => `Archivo del ${day}`,
    waiting: 'Creándose',
    ready: 'Listo',
    failed: 'Falló',
    download: 'Descargar',
    downloadOf: (day: string) => `Descargar el archivo del ${day}`,
    until: 'disponible hasta el',
  },
})

const ASK_AGAIN_MS = 2000
/** Addresses of archives work for an hour; a page that stays open gets new ones before that. */
const RENEW_MS = 30 * 60_000

/** An archive of what is hers, made while she does something else. */
export function DataPart() {
  const texts = useTexts(dataTexts)
  const errors = useTexts(errorTexts)
  const queries = useQueryClient()
  const options = api.accounts.exports.queryOptions({ staleTime: 0 })
  const query = useQuery({
    ...options,
    refetchInterval: ({ state }) =>
      state.data?.items.some((one) => one.state === 'waiting') ? ASK_AGAIN_MS : RENEW_MS,
  })
  const ask = useMutation(
    api.accounts.askExport.mutationOptions({
      onSuccess: async () => {
        showToast({ message: texts.asked, tone: 'success' })
        await queries.invalidateQueries({ queryKey: options.queryKey })
      },
      onError: (error) => showToast({ message: errorText(errors, error), tone: 'danger' }),
    }),
  )
  const isWaiting = query.data?.items.some((one) => one.state === 'waiting') ?? false
  return (
    <PartBody lead={texts.lead}>
      <p className="text-muted">{texts.note}</p>
      <div>
        <Button
          tone="primary"
          disabled={isWaiting}
          pending={ask.isPending}
          pendingLabel={texts.asking}
          onClick={() => ask.mutate(undefined)}
        >
          {texts.ask}
        </Button>
      </div>
      <WhenHere query={query}>
        {({ items }) =>
          items.length > 0 && (
            <section className="grid gap-3">
              <h2 className="title text-xl">{texts.yours}</h2>
              <div aria-live="polite">
                <WayList>
                  {items.map((one) => (
                    <ArchiveRow key={one.id} archive={one} />
                  ))}
                </WayList>
              </div>
            </section>
          )
        }
      </WhenHere>
    </PartBody>
  )
}

function ArchiveRow({ archive }: { archive: AccountExport }) {
  const texts = useTexts(dataTexts)
  const format = useFormat()
  const day = format.date(archive.askedAt)
  const tone = { waiting: 'neutral', ready: 'success', failed: 'danger' } as const
  return (
    <WayRow
      icon={<FileArchive aria-hidden="true" className="size-5" />}
      title={
        <>
          {texts.archiveOf(day)} <Badge tone={tone[archive.state]}>{texts[archive.state]}</Badge>
        </>
      }
      actions={
        archive.url && (
          <a href={archive.url} download aria-label={texts.downloadOf(day)} className={buttonLook({ size: 'small' })}>
            <Download aria-hidden="true" className="size-4" />
            {texts.download}
          </a>
        )
      }
    >
      {archive.bytes !== null && sizeInWords(archive.bytes, format.number)}
      {archive.expiresAt && (
        <>
          {' · '}
          {texts.until} <Time at={archive.expiresAt} locale={format.locale} look="date" />
        </>
      )}
    </WayRow>
  )
}

function sizeInWords(bytes: number, words: (amount: number) => string): string {
  const megabytes = bytes / 1_000_000
  return megabytes < 1 ? `${words(Math.ceil(bytes / 1000))} kB` : `${words(Math.round(megabytes * 10) / 10)} MB`
}
