interface Option {
  value: string
  label: string
}

/**
 * The options of a choice, first the one that is stored now where the others do not name it: it is offered no longer,
 * or they are not loaded yet. Without it a form would save another choice than was made.
 */
export const withPresent = (present: Option | undefined, options: Option[]): Option[] =>
  present && !options.some(({ value }) => value === present.value) ? [present, ...options] : options
