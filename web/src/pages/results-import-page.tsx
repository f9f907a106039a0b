import { ImportScreen } from '../features/results/import/import-screen.tsx'

export const Component = ImportScreen
