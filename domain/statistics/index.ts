export { countStatistics } from './countStatistics'
