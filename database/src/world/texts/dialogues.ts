import type { Dialogue } from './mood.ts'

export const dialoguesEn: readonly Dialogue[] = [
  [
    [0, 'Hi! I saw that you train in {city} too. Which mornings are you at the {venue}?'],
    [1, 'Hey! Tuesdays and Thursdays, half past six. It is cold and wonderful.'],
    [0, 'Half past six. Right. I will pretend I did not hear the number and come anyway.'],
    [1, 'That is the spirit. Bring a second layer, we stand around during the explanations.'],
    [0, 'Perfect. See you on Thursday!'],
    [1, 'See you. Ask for me at the gate, they know.'],
  ],
  [
    [0, 'Congratulations on yesterday! I would love to talk to you for a piece about the season.'],
    [1, 'Thank you! Sure. What would it be about?'],
    [0, 'Mostly the months when nobody watches. Twenty minutes by phone, whenever suits you.'],
    [1, 'Wednesday after six? Before that I am at work.'],
    [0, 'Wednesday, half past six. You read your quotes before it goes out, of course.'],
    [1, 'That is rare, thank you. Talk to you then.'],
  ],
  [
    [0, 'How is the knee?'],
    [1, 'Better. Stairs down are fine, stairs up still complain.'],
    [0, 'Then no jumps this week. Bike and upper body, I will send the plan tonight.'],
    [1, 'Can I at least come and carry cones?'],
    [0, 'You may carry cones and an opinion. Both are welcome.'],
  ],
  [
    [0, 'Do you still have the place in the car for the game in {rival}?'],
    [1, 'Yes! We leave at eight from the {venue}. You are in charge of music.'],
    [0, 'A dangerous decision.'],
    [1, 'I have heard your playlist. We will arrive early.'],
  ],
  [
    [0, 'Good morning. We have been watching your last games and would like to invite you to a trial.'],
    [1, 'Good morning! I had to read this twice. I would love to. When?'],
    [0, 'The first week of {month}. We cover the trip. Two sessions and a friendly.'],
    [1, 'I will ask my coach and confirm tomorrow. Thank you very much.'],
    [0, 'Take your time. And good luck on {day}.'],
  ],
  [
    [0, 'I borrowed your foam roller and I am never giving it back.'],
    [1, 'I know where you train.'],
    [0, 'Fine. Coffee as ransom?'],
    [1, 'Coffee and cake. {day}, after {drill}.'],
  ],
  [
    [0, 'Is there a beginners group for adults? I am {N} and have never played {sport}.'],
    [1, 'There is, and you would not be the oldest nor the newest. Mondays at eight.'],
    [0, 'Do I need my own equipment?'],
    [1, 'Just shoes. We have everything else, including patience.'],
    [0, 'Then I have run out of excuses. See you on Monday!'],
  ],
  [
    [0, 'Your post about not making the squad helped me a lot. I got the same email.'],
    [1, 'Oh no, I am sorry. How are you?'],
    [0, 'Sad, then angry, now mostly hungry.'],
    [1, 'That is the correct order. If you want company for a session, I am around.'],
    [0, 'I would like that. Saturday?'],
    [1, 'Saturday. No talking about lists.'],
  ],
]

export const dialoguesEs: readonly Dialogue[] = [
  [
    [0, '¡Hola! He visto que también entrenas en {city}. ¿Qué mañanas vas?'],
    [1, '¡Hola! Martes y jueves a las seis y media. Hace frío y es maravilloso.'],
    [0, 'Seis y media. Vale. Hago como que no he oído la hora y voy igual.'],
    [1, 'Así me gusta. Trae otra capa, que en las explicaciones se pasa frío.'],
    [0, '¡Perfecto, hasta el jueves!'],
  ],
  [
    [0, '¿Cómo va la rodilla?'],
    [1, 'Mejor. Bajar escaleras bien, subirlas todavía protesta.'],
    [0, 'Entonces esta semana sin saltos. Bici y tren superior, te mando el plan esta noche.'],
    [1, '¿Puedo ir al menos a llevar conos?'],
    [0, 'Conos y opiniones, las dos cosas son bienvenidas.'],
  ],
  [
    [0, '¿Sigue libre el sitio en el coche para ir a {rival}?'],
    [1, '¡Sí! Salimos a las ocho. Tú pones la música.'],
    [0, 'Decisión peligrosa.'],
    [1, 'Conozco tu lista. Llegaremos antes.'],
  ],
  [
    [0, 'Buenos días. Hemos seguido tus últimos partidos y queremos invitarte a una prueba.'],
    [1, '¡Buenos días! He tenido que leerlo dos veces. Me encantaría. ¿Cuándo sería?'],
    [0, 'La primera semana de {month}. El viaje corre de nuestra cuenta.'],
    [1, 'Lo hablo con mi entrenadora y mañana confirmo. ¡Muchas gracias!'],
  ],
  [
    [0, '¿Hay grupo de iniciación para adultas? Tengo {N} años y nunca he jugado.'],
    [1, 'Lo hay, y ni serías la mayor ni la más nueva. Lunes a las ocho.'],
    [0, '¿Hace falta material?'],
    [1, 'Solo zapatillas. Lo demás lo ponemos nosotras, paciencia incluida.'],
    [0, 'Pues me he quedado sin excusas. ¡Hasta el lunes!'],
  ],
]
