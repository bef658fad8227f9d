/** What colleagues did while somebody was away. */
export { readColleagueActs } from './readColleagueActs'
