import { describe, expect, it } from 'vitest'
import { architecturePage, withoutDetours } from '../../../scripts/architecture/architecturePage'
import { findCycles } from '../../../scripts/architecture/findCycles'
import { importsAgainstLayers, packagesAgainstLayers } from '../../../scripts/architecture/layers'
import { readImports, readPackageImports } from '../../../scripts/architecture/readImports'
import { subjectImports } from '../../../scripts/architecture/subjects'

describe('the imports of the product', () => {
  const imports = readImports()

  it('reads the imports', () => {
    expect(imports).toContainEqual({ from: 'server/openPayload.ts', to: 'payload.config.ts' })
    expect(imports.length).toBeGreaterThan(1000)
  })

  it('never run against the order of the layers', () => {
    expect(importsAgainstLayers(imports)).toEqual([])
  })

  it('never take a package that the layer must not know', () => {
    expect(packagesAgainstLayers(readPackageImports())).toEqual([])
  })

  it('never run in a circle of files', () => {
    expect(findCycles(imports.map(({ from, to }) => [from, to]))).toEqual([])
  })

  it('never run in a circle of subjects of the domain', () => {
    expect(findCycles(subjectImports(imports))).toEqual([])
  })
})

describe('the search for circles', () => {
  it.each<[string, [string, string][], string[][]]>([
    ['no edges', [], []],
    [
      'a chain',
      [
        ['a', 'b'],
        ['b', 'c'],
      ],
      [],
    ],
    [
      'two paths to one node',
      [
        ['a', 'b'],
        ['a', 'c'],
        ['b', 'd'],
        ['c', 'd'],
      ],
      [],
    ],
    ['a file that imports itself', [['a', 'a']], []],
    [
      'two files that import each other',
      [
        ['b', 'a'],
        ['a', 'b'],
      ],
      [['a', 'b']],
    ],
    [
      'a longer circle with a tail',
      [
        ['x', 'a'],
        ['a', 'b'],
        ['b', 'c'],
        ['c', 'a'],
        ['c', 'y'],
      ],
      [['a', 'b', 'c']],
    ],
    [
      'two circles',
      [
        ['c', 'd'],
        ['d', 'c'],
        ['a', 'c'],
        ['a', 'b'],
        ['b', 'a'],
      ],
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
  ])('answers for %s', (_what, edges, cycles) => {
    expect(findCycles(edges)).toEqual(cycles)
  })
})

describe('the diagram', () => {
  it('leaves out an arrow that a longer way implies', () => {
    expect(
      withoutDetours([
        ['a', 'b'],
        ['a', 'c'],
        ['b', 'c'],
        ['b', 'd'],
        ['a', 'd'],
        ['c', 'd'],
      ]),
    ).toEqual([
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'd'],
    ])
  })

  it('keeps the arrows of a circle', () => {
    const circle: [string, string][] = [
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'a'],
      ['a', 'c'],
    ]
    expect(withoutDetours(circle)).toEqual(circle)
  })

  it('refuses a page that asks for a part it does not know', () => {
    expect(() => architecturePage('<!-- generated: walls -->\n<!-- end -->', [], [])).toThrow('walls')
  })
})
