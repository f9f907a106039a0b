import { Button } from '@heraia/ui/button'
import { Sheet } from '@heraia/ui/sheet'
import { useTexts } from '../../../lib/locale.tsx'
import { marketTexts } from '../market-texts.ts'
import { Facets } from './facets.tsx'
import { activeFilters, type MarketSearch } from './market-search.ts'

interface FacetSheetProps {
  search: MarketSearch
  onChange: (search: MarketSearch) => void
  onClear: () => void
  onClose: () => void
  /** "24 items", as far as it is known. */
  found: string | undefined
}

/** The facets on a phone. What she chooses is searched behind it at once, and its foot says how much there is. */
export function FacetSheet({ search, onChange, onClear, onClose, found }: FacetSheetProps) {
  const texts = useTexts(marketTexts)
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.filters}
      closeLabel={texts.close}
      actions={
        <div className="grid w-full gap-2">
          <Button tone="primary" width="full" onClick={onClose}>
            {found ? texts.show(found) : texts.close}
          </Button>
          {activeFilters(search).length > 0 && (
            <Button tone="plain" width="full" onClick={onClear}>
              {texts.clearAll}
            </Button>
          )}
        </div>
      }
    >
      <Facets search={search} onChange={onChange} />
    </Sheet>
  )
}
