import type { PageRoute } from '../../lib/page.ts'
import { adminPage } from '../../lib/page-route.ts'

export const adminRoutes: PageRoute[] = [
  adminPage('admin', '/admin', 'Admin Dashboard', 'Panel de administración'),
  adminPage('analytics', '/admin/analytics', 'Analytics', 'Analíticas'),
  adminPage('verification', '/admin/verification/:id?', 'Verify Users', 'Verificar personas'),
  adminPage('team-verification', '/admin/teams/:id?', 'Verify Teams', 'Verificar equipos'),
  adminPage('reports', '/admin/reports/:id?', 'Review Reports', 'Revisar denuncias'),
  adminPage('content', '/admin/content', 'Moderate Content', 'Moderar contenido'),
  adminPage('testimonials', '/admin/testimonials', 'Testimonials', 'Testimonios'),
  adminPage('joining', '/admin/joining', 'New Members', 'Personas nuevas'),
  adminPage('site-settings', '/admin/settings', 'Platform Settings', 'Ajustes de la plataforma'),
]
