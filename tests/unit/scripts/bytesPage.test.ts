import { describe, expect, it } from 'vitest'
import { bytesPage, findGrowth } from '../../../scripts/bundle/bytesPage'
import { kindOfRoute } from '../../../scripts/bundle/budgets'

const EVENTS = 'frontend/routes/events/index.tsx'
const CARD = 'frontend/features/events/EventCard.tsx'

const bundleOf = (bytes: number, cardBytes: number) => ({
  starterBytes: 2900,
  routes: [{ id: EVENTS, kind: 'public' as const, bytes, scripts: ['assets/events.js', 'assets/vendor.js'] }],
  files: {
    'assets/events.js': { [EVENTS]: 1500, [CARD]: cardBytes },
    'assets/vendor.js': {
      'node_modules/react-dom/index.js': 10,
      'node_modules/react-dom/cjs/react-dom-client.production.js': 540_000,
      'node_modules/a/node_modules/@tanstack/query-core/build/modern/query.js': 9000,
    },
    'assets/other.js': { 'frontend/routes/contact.tsx': 700 },
  },
})

describe('the page of bytes', () => {
  const page = bytesPage(bundleOf(119_400, 4000))

  it('names each page with its budget, each source, and each library as a whole', () => {
    expect(page).toContain(`| \`${EVENTS}\` | public | 125 | 119.4 |`)
    expect(page).toContain(`| \`${CARD}\` | 4.0 |`)
    expect(page).toContain('| `node_modules/react-dom` | 540.0 |')
    expect(page).toContain('| `node_modules/@tanstack/query-core` | 9.0 |')
  })

  it('lets a page grow by little', () => {
    expect(findGrowth(bundleOf(119_400, 4000), page)).toEqual([])
    expect(findGrowth(bundleOf(119_900, 5000), page)).toEqual([])
    expect(findGrowth(bundleOf(100_000, 1000), page)).toEqual([])
  })

  it('tells which page grew, and by which of its files', () => {
    const [growth, ...others] = findGrowth(bundleOf(122_000, 6100), page)
    expect(others).toEqual([])
    expect(growth).toBe(
      `${EVENTS}: 122.0 kB of scripts, 119.4 recorded in docs/bytes.md; grown, before minification: ${CARD} by 2.1 kB`,
    )
  })

  it('tells of a page that is not recorded', () => {
    expect(findGrowth(bundleOf(119_400, 4000), '')[0]).toContain(
      `${EVENTS}: 119.4 kB of scripts, 0.0 recorded`,
    )
  })

  it('is the same after it was formatted', () => {
    const aligned = page.replaceAll(/^\| (`[^`]+`) \|/gm, (_, name: string) => `| ${name.padEnd(80)} |`)
    expect(findGrowth(bundleOf(119_900, 4000), aligned)).toEqual([])
  })
})

it.each([
  ['home.tsx', 'public'],
  ['events/index.tsx', 'public'],
  ['membership/join.tsx', 'public'],
  ['membership/dashboard.tsx', 'members'],
  ['profile/security.tsx', 'members'],
  ['admin/users.tsx', 'staff'],
])('%s is a page of kind %s', (route, kind) => {
  expect(kindOfRoute(route)).toBe(kind)
})
