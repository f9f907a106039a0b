import { Checkbox } from '@heraia/ui/checkbox'
import { Link } from '@heraia/ui/link'
import * as addresses from '../../addresses.ts'
import { useTexts } from '../../lib/locale.tsx'
import { registrationTexts } from './registration-texts.ts'

export interface TermsCheckboxProps {
  checked: boolean
  onValue: (checked: boolean) => void
  error?: string
  disabled?: boolean
}

/** Opens the documents in a tab of their own: what she typed stays. */
export function TermsCheckbox(props: TermsCheckboxProps) {
  const texts = useTexts(registrationTexts)
  const document = (href: string, label: string) => (
    <Link href={href} target="_blank" className="link">
      {label}
    </Link>
  )
  return (
    <Checkbox
      name="terms"
      required
      {...props}
      label={
        <>
          {texts.termsBefore}
          {document(addresses.terms(), texts.terms)}
          {texts.termsBetween}
          {document(addresses.privacy(), texts.privacy)}
        </>
      }
    />
  )
}
