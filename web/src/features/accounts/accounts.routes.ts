import type { PageRoute } from '../../lib/page.ts'
import { memberPage, spanishPage } from '../../lib/page-route.ts'

export const accountRoutes: PageRoute[] = [
  {
    page: 'login',
    paths: ['/login', '/signin', '/iniciar-sesion'],
    title: { en: 'Sign in', es: 'Iniciar sesión' },
    language: 'es',
    guard: 'anonymous',
    canonical: '/login',
    still: 'screen',
  },
  spanishPage('anonymous', 'login-code', '/login/code', 'Sign in by code', 'Entrar con un código'),
  spanishPage('anonymous', 'login-phone', '/login/phone', 'Sign in', 'Iniciar sesión'),
  spanishPage('public', 'login-return', '/login/return', 'Sign in', 'Iniciar sesión'),
  spanishPage('public', 'second-factor', '/second-factor', 'Second step', 'Segundo paso'),
  {
    page: 'register',
    paths: ['/register', '/signup', '/registro'],
    title: { en: 'Create an account', es: 'Crear una cuenta' },
    language: 'es',
    guard: 'anonymous',
    canonical: '/register',
  },
  spanishPage('anonymous', 'register-phone', '/register/phone', 'Create an account', 'Crear una cuenta'),
  spanishPage('public', 'forgot-password', '/forgot-password', 'Forgot password', 'Recuperar contraseña'),
  spanishPage('public', 'reset-password', '/reset-password', 'New password', 'Nueva contraseña'),
  {
    page: 'verify-email',
    paths: ['/verify-email', '/verify'],
    title: { en: 'Confirm your email', es: 'Confirma tu email' },
    language: 'es',
    guard: 'public',
    canonical: '/verify-email',
    noindex: true,
  },
  spanishPage('public', 'welcome', '/welcome', 'Welcome', 'Te damos la bienvenida'),
  memberPage('settings', '/settings/:section?/:id?', 'Settings', 'Configuración'),
  memberPage('security', '/settings/security/:part?', 'Account & security', 'Cuenta y seguridad'),
  { ...memberPage('keep-account', '/keep-account', 'Keep your account', 'Conserva tu cuenta'), guard: 'public' },
  spanishPage('public', 'waiting', '/waiting', 'Your account waits', 'Tu cuenta espera'),
  {
    ...memberPage('stop-mails', '/mails/stop', 'Stop notices by email', 'Detener los avisos por email'),
    guard: 'public',
  },
]
