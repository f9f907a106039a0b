import type { GalleryItem } from '@heraia/contract/media'
import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { client } from '../../../lib/api.ts'
import { errorText, errorTexts } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { useIsHere } from '../../../lib/use-is-here.ts'
import { FormDialog } from '../../../pieces/form-dialog.tsx'
import { AltField } from '../uploads/alt-field.tsx'
import { askGalleryAgain, changeItem } from './gallery-queries.ts'
import { itemFormTexts } from './gallery-texts.ts'
import { ItemFields } from './item-fields.tsx'
import { errorsOf, fieldsOf, formOf } from './item-form.ts'

/** Changes what is said of a picture, and who sees it. */
export function EditItem({ item, onClose }: { item: GalleryItem; onClose: () => void }) {
  const texts = useTexts(itemFormTexts)
  const failures = useTexts(errorTexts)
  const queries = useQueryClient()
  const [form, setForm] = useState(() => formOf(item))
  const [alt, setAlt] = useState(item.medium?.picture.alt ?? '')
  const [isTried, setIsTried] = useState(false)
  const formId = useId()
  const isHere = useIsHere()
  const errors = errorsOf(form)
  const save = useMutation({
    mutationFn: () => client.gallery.edit({ id: item.id, ...fieldsOf(form), ...(item.medium && { alt }) }),
    onSuccess: async (saved) => {
      changeItem(queries, item.id, () => saved)
      if (isHere.current) onClose()
      showToast({ message: texts.saved, tone: 'success' })
      // Another category or audience: other lists and counts.
      await askGalleryAgain(queries)
    },
  })
  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.edit}
      closeLabel={texts.close}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" form={formId} tone="primary" pending={save.isPending} pendingLabel={texts.saving}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setIsTried(true)
          if (Object.keys(errors).length === 0 && !save.isPending) save.mutate()
        }}
        className="grid gap-5 pt-1"
      >
        {save.isError && <Banner tone="danger">{errorText(failures, save.error)}</Banner>}
        {item.medium && (
          <AltField name={item.title} isVideo={item.medium.kind === 'video'} value={alt} onValue={setAlt} />
        )}
        <ItemFields form={form} errors={isTried ? errors : {}} onChange={setForm} />
      </form>
    </FormDialog>
  )
}
