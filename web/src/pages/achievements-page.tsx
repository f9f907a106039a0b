export { AchievementsScreen as Component } from '../features/achievements/achievements-screen.tsx'
