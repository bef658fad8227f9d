import { DimensionTitle } from '../../../components/ui/DimensionTitle'

/** Each colour with the one thing it is for; written out, since Tailwind reads class names from the sources. */
const COLOURS = [
  { swatch: 'bg-paper', name: 'paper', use: 'The page' },
  { swatch: 'bg-sheet', name: 'sheet', use: 'What lies on it: cards, fields, dialogs' },
  { swatch: 'bg-ink', name: 'ink', use: 'Text and drawings' },
  { swatch: 'bg-ink-soft', name: 'ink-soft', use: 'What is said beside it' },
  {
    swatch: 'bg-laterite',
    name: 'laterite',
    use: 'The one thing to do on a screen, marks of measure, errors',
  },
  { swatch: 'bg-nile', name: 'nile', use: 'Place, water, emphasis in headings' },
  { swatch: 'bg-acacia', name: 'acacia', use: 'Done, active, well' },
  { swatch: 'bg-amber', name: 'amber', use: 'Waiting, forming, nearly full' },
  { swatch: 'bg-edge', name: 'edge', use: 'Borders of what can be filled in (3:1)' },
] as const

const SIZES = [
  { className: 'text-4xl', name: '4xl', use: 'The headline of the home page' },
  { className: 'text-3xl', name: '3xl', use: 'A page’s title' },
  { className: 'text-2xl', name: '2xl', use: 'A section’s title' },
  { className: 'text-xl', name: 'xl', use: 'A card’s title' },
] as const

/** What everything else is made of: colours and type. */
export const Foundations = () => (
  <>
    <DimensionTitle id="colours">Colours</DimensionTitle>
    <ul className="mb-12 grid gap-gap sm:grid-cols-2 lg:grid-cols-3">
      {COLOURS.map(({ swatch, name, use }) => (
        <li key={name} className="flex items-center gap-4">
          <span className={`size-12 flex-none border border-rule-strong ${swatch}`} aria-hidden="true" />
          <span>
            <b className="font-semibold">{name}</b>
            <br />
            <span className="text-ink-soft">{use}</span>
          </span>
        </li>
      ))}
    </ul>
    <DimensionTitle id="type">Type</DimensionTitle>
    <ul className="mb-12 grid gap-5">
      {SIZES.map(({ className, name, use }) => (
        <li key={name} className="grid gap-1 md:grid-cols-[16rem_1fr] md:items-baseline md:gap-10">
          <span className="text-ink-soft">
            {name}: {use}
          </span>
          <span className={`font-display font-semibold ${className}`}>Juba Bridge, 252 m</span>
        </li>
      ))}
    </ul>
  </>
)
