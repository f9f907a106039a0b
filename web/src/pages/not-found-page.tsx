import { NotFoundScreen } from '../features/pages/not-found-screen.tsx'

export const Component = NotFoundScreen
