import { paths } from '../../paths'
import { Icon } from '../ui/Icon'

export interface SearchButtonProps {
  className: string
  /** Whether the word stands beside the sign, or is for screen readers alone. */
  hasLabel?: boolean
  /** The keys that open it too, where there is room to name them. */
  shortcut?: string
}

/**
 * Opens the command palette, in place of its page; without a script, or in a new tab, it is a link to the
 * page of results.
 */
export const SearchButton = ({ className, hasLabel, shortcut }: SearchButtonProps) => (
  <a href={paths.search.path} className={className} data-palette="">
    <Icon name="search" className="size-4" />
    <span className={hasLabel ? undefined : 'sr-only'}>Search</span>
    {shortcut && (
      <kbd aria-hidden="true" className="ms-auto font-sans">
        {shortcut}
      </kbd>
    )}
  </a>
)
