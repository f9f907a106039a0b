export { AchievementRequestsScreen as Component } from '../features/achievements/requests-screen.tsx'
