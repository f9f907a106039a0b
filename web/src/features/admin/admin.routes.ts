import type { PageRoute } from '../../lib/page.ts'

const forAdmins = { language: 'en', guard: 'admin', noindex: true } as const

export const adminRoutes: PageRoute[] = [
  { page: 'admin', paths: ['/admin'], title: { en: 'Admin Dashboard', es: 'Panel de administración' }, ...forAdmins },
  {
    page: 'verification',
    paths: ['/admin/verification/:id?'],
    title: { en: 'Verify Users', es: 'Verificar personas' },
    ...forAdmins,
  },
  {
    page: 'team-verification',
    paths: ['/admin/teams/:id?'],
    title: { en: 'Verify Teams', es: 'Verificar equipos' },
    ...forAdmins,
  },
  {
    page: 'reports',
    paths: ['/admin/reports/:id?'],
    title: { en: 'Review Reports', es: 'Revisar denuncias' },
    ...forAdmins,
  },
  {
    page: 'testimonials',
    paths: ['/admin/testimonials'],
    title: { en: 'Testimonials', es: 'Testimonios' },
    ...forAdmins,
  },
]
