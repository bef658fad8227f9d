import { Dialog } from '../../../components/ui/Dialog'
import { FactList } from '../../../components/ui/FactList'
import { Link } from '../../../components/ui/Link'
import { deskPaths } from '../../../deskPaths'
import { PAGE_HELP } from './pageHelp'

/** What keys do on the desk. */
const KEYS: readonly (readonly [keys: string, what: string])[] = [
  ['Ctrl K', 'Search, open a page or start a task'],
  ['↑ ↓', 'Go to another row of a list'],
  ['Enter', 'Open the row in focus'],
  ['Space', 'Open it beside the list'],
  ['x', 'Select it'],
  ['Esc', 'Close what is beside the list, or clear the selection'],
]

/** Help for one page. */
export const HelpDialog = ({ to, label, onClose }: { to: string; label: string; onClose: () => void }) => {
  const { text, chapter } = PAGE_HELP[to] ?? { text: 'This page is part of the content panel.' }
  return (
    <Dialog title={label} isOpen onClose={onClose}>
      <div className="grid gap-5">
        <p>{text}</p>
        <p className="flex flex-wrap gap-x-6">
          {chapter && (
            <Link
              to={deskPaths.guide.build(chapter.guide, chapter.id)}
              className="link inline-flex min-h-11 items-center font-semibold"
            >
              Read more in the guide
            </Link>
          )}
          <Link to={deskPaths.help.build()} className="link inline-flex min-h-11 items-center">
            All guides
          </Link>
        </p>
        <div className="max-md:hidden">
          <h3 className="mb-3 text-lg">Keys</h3>
          <FactList
            className="grid-cols-2"
            facts={KEYS.map(([keys, what]) => [what, <kbd key={keys}>{keys}</kbd>])}
          />
        </div>
      </div>
    </Dialog>
  )
}
