import type { ListingCategory, ListingKind } from '@heraia/contract/listings'
import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { Checkbox } from '@heraia/ui/checkbox'
import { Field } from '@heraia/ui/field'
import { RadioGroup } from '@heraia/ui/radio-group'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { type FormEvent, useId, useState } from 'react'
import { errorText, errorTexts, failureOf, fieldCode } from '../../../lib/errors.ts'
import { useLocale, useTexts } from '../../../lib/locale.tsx'
import { FormDialog } from '../../../pieces/form-dialog.tsx'
import { categoriesTexts } from './categories-texts.ts'
import type { Shelf } from './category-row.tsx'
import { useCategoryActs } from './use-category-acts.ts'

interface CategoryFormProps {
  /** The one that is changed; else a new one is added. */
  shelf?: Shelf
  /** Below which; null: at the top. */
  parent?: ListingCategory | null
  onClose: () => void
}

/** Both names of a category; of a new one at the top also what is listed there. */
export function CategoryForm({ shelf, parent = null, onClose }: CategoryFormProps) {
  const texts = useTexts(categoriesTexts)
  const { language } = useLocale()
  const form = useId()
  const { add, change } = useCategoryActs()
  const [name, setName] = useState(shelf?.name ?? { en: '', es: '' })
  const [kind, setKind] = useState<ListingKind>('goods')
  const [retired, setRetired] = useState(shelf?.retired ?? false)
  // What she read as she began; after a refusal what the form told her since.
  const [read, setRead] = useState(shelf)
  const [isAsked, setAsked] = useState(false)
  const { isPending, error } = shelf ? change : add
  const isOld = failureOf(error).reason === 'edited_elsewhere'
  const onSuccess = () => {
    showToast({ message: texts.saved, tone: 'success' })
    onClose()
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (!name.en.trim() || !name.es.trim()) return
    const was = isOld ? shelf : read
    if (was) {
      setRead(was)
      const { slug } = was
      change.mutate({ slug, name, retired, was: { name: was.name, retired: was.retired } }, { onSuccess })
    } else add.mutate({ parent: parent?.slug ?? null, kind: parent?.kind ?? kind, name }, { onSuccess })
  }
  const field = (of: 'en' | 'es') => (
    <Field
      label={texts.name[of]}
      lang={of}
      value={name[of]}
      onValue={(value) => setName({ ...name, [of]: value })}
      maxLength={40}
      error={isAsked && !name[of].trim() ? texts.required : undefined}
      required
    />
  )
  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={shelf ? texts.editOf(shelf.name[language]) : parent ? texts.addBelow(parent.name[language]) : texts.add}
      closeLabel={texts.close}
      size="small"
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button tone="primary" type="submit" form={form} pending={isPending} pendingLabel={texts.saving}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={send} className="grid gap-5">
        {isOld && shelf ? (
          <Banner tone="notice">{texts.elsewhere(shelf.name, shelf.retired)}</Banner>
        ) : (
          error && <Refusal error={error} />
        )}
        {field('en')}
        {field('es')}
        {!shelf && !parent && (
          <RadioGroup
            label={texts.kind}
            value={kind}
            onValue={(value) => setKind(value === 'service' ? 'service' : 'goods')}
            options={(['goods', 'service'] as const).map((value) => ({
              ...{ value, label: texts.kinds[value], hint: texts.kindHints[value] },
            }))}
          />
        )}
        {shelf && <Checkbox label={texts.retired} hint={texts.retiredHint} checked={retired} onValue={setRetired} />}
      </form>
    </FormDialog>
  )
}

function Refusal({ error }: { error: Error }) {
  const texts = useTexts(categoriesTexts)
  const errors = useTexts(errorTexts)
  const failure = failureOf(error)
  const isWithoutLetters = fieldCode(failure, 'name.en') === 'invalid_category'
  const own = failure.reason === 'category_taken' ? texts.taken : isWithoutLetters ? texts.noLetters : undefined
  const words = own ?? errorText(errors, error)
  return <Banner tone="danger">{words}</Banner>
}
