import { describe, expect, test } from 'vitest'
import { suggestedKeywords, withKeyword } from './keywords.ts'

const eight = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

describe('adding a keyword', () => {
  test('it is tidied', () => {
    expect(withKeyword(['kit'], '  long   jump ')).toEqual({ words: ['kit', 'long jump'] })
  })

  test('blank, known or a ninth one is not added', () => {
    expect(withKeyword(['kit'], '   ')).toEqual({ words: ['kit'], refused: 'blank' })
    expect(withKeyword(['muñequera'], 'Munequera')).toEqual({ words: ['muñequera'], refused: 'duplicate' })
    expect(withKeyword(eight, 'i')).toEqual({ words: eight, refused: 'full' })
  })
})

describe('suggestions', () => {
  test('come from the title and from what she chose, without little words and without what she has', () => {
    expect(suggestedKeywords('Raqueta de pádel con funda', ['Tennis', 'Training', null], ['padel'])).toEqual([
      'raqueta',
      'funda',
      'tennis',
      'training',
    ])
  })

  test('say nothing twice, and no more than a listing holds', () => {
    expect(suggestedKeywords('Ball ball BALL', [], [])).toEqual(['ball'])
    expect(suggestedKeywords('one two three four five six seven eight nine', [], [])).toHaveLength(8)
  })
})
