import type { ManagedTestimonial } from '@heraia/contract/admin'
import { ConfirmDialog } from '@heraia/ui/confirm-dialog'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { errorText, errorTexts } from '../../lib/errors.ts'
import { useTexts } from '../../lib/locale.tsx'
import { testimonialTexts } from './testimonial-texts.ts'

export function RemoveTestimonial({ testimonial, onClose }: { testimonial: ManagedTestimonial; onClose: () => void }) {
  const texts = useTexts(testimonialTexts)
  const errors = useTexts(errorTexts)
  const queries = useQueryClient()
  const remove = useMutation(
    api.admin.removeTestimonial.mutationOptions({
      onSuccess: async () => {
        await queries.invalidateQueries({ queryKey: api.admin.testimonials.key() })
        void queries.invalidateQueries({ queryKey: api.site.info.key() })
        showToast({ message: texts.removed, tone: 'success' })
        onClose()
      },
      onError: (error) => showToast({ message: errorText(errors, error), tone: 'danger' }),
    }),
  )
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.removeTitle}
      confirmLabel={texts.remove}
      cancelLabel={texts.cancel}
      onConfirm={() => remove.mutate({ id: testimonial.id })}
      pending={remove.isPending}
    >
      {texts.removeHelp}
    </ConfirmDialog>
  )
}
