import { Disclosure } from '@heraia/ui/disclosure'
import type { ReactNode } from 'react'
import { ScrollRegion } from '../scroll-region.tsx'

export interface ChartTableProps {
  /** What opens it: "Ver como tabla". */
  label: string
  caption: string
  columns: readonly string[]
  rows: readonly { id: string; cells: readonly ReactNode[] }[]
}

/** The numbers of a chart, for whoever reads better than looks. */
export function ChartTable({ label, caption, columns, rows }: ChartTableProps) {
  return (
    <Disclosure label={<span className="text-sm">{label}</span>} width="full" className="border-0">
      <ScrollRegion label={caption}>
        <table className="figures w-full text-start text-sm">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="border-b border-control">
              {columns.map((column) => (
                <th key={column} scope="col" className="py-2 pe-4 text-start font-semibold">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, cells: [name, ...rest] }) => (
              <tr key={id} className="border-b border-line">
                <th scope="row" className="py-2 pe-4 text-start font-normal">
                  {name}
                </th>
                {rest.map((cell, at) => (
                  <td key={columns[at + 1]} className="py-2 pe-4">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Disclosure>
  )
}
