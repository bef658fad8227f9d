/**
 * The panel's own dates (the header of a record, the list of versions, locks, planned publications) follow the clock of
 * whoever looks. Payload's one function for them takes a time zone, which its callers do not give: here it gets Juba's.
 * A loader of the panel's build; it fails where a new version of Payload has no such function.
 */
const FUNCTION = /(\(\{date:[\w$]+,i18n:[\w$]+,pattern:[\w$]+,timezone:[\w$]+)(\}\)=>)/

module.exports = function jubaPanelDates(source) {
  if (!FUNCTION.test(source))
    throw new Error('The panel’s function for dates was not found: see scripts/juba-panel-dates.cjs')
  return source.replace(FUNCTION, '$1="Africa/Juba"$2')
}
