import type { ManagedTestimonial } from '@heraia/contract/admin'
import { useQueryClient } from '@tanstack/react-query'
import { api, client } from '../../lib/api.ts'
import { useTexts } from '../../lib/locale.tsx'
import { RemoveDialog } from '../../pieces/remove-dialog.tsx'
import { testimonialTexts } from './testimonial-texts.ts'

export function RemoveTestimonial({ testimonial, onClose }: { testimonial: ManagedTestimonial; onClose: () => void }) {
  const texts = useTexts(testimonialTexts)
  const queries = useQueryClient()
  return (
    <RemoveDialog
      title={texts.removeTitle}
      words={texts}
      remove={() => client.admin.removeTestimonial({ id: testimonial.id })}
      onRemoved={() => {
        void queries.invalidateQueries({ queryKey: api.site.info.key() })
        return queries.invalidateQueries({ queryKey: api.admin.testimonials.key() })
      }}
      onClose={onClose}
    >
      {texts.removeHelp}
    </RemoveDialog>
  )
}
