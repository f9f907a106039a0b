/** What a team writes to each other: who (the nth of its people) and what. */
export const teamTalk: Record<'en' | 'es', readonly (readonly [number, string])[]> = {
  en: [
    [0, 'Welcome to our conversation. Times and changes of plan go here, nothing else is a must.'],
    [1, 'Training moves to 18:30 on Thursday, the hall is taken before.'],
    [2, 'I can bring the blue bibs.'],
    [3, 'I will be ten minutes late, start without me.'],
    [1, 'No problem. Warm up together, please, then two groups.'],
    [2, 'Does anybody drive from the centre on Saturday?'],
    [3, 'I do, two seats left.'],
  ],
  es: [
    [0, 'Bienvenidas a nuestra conversación. Aquí van horarios y cambios de plan; lo demás no es obligatorio.'],
    [1, 'El entrenamiento del jueves pasa a las 18:30, antes la pista está ocupada.'],
    [2, 'Yo llevo los petos azules.'],
    [3, 'Llegaré diez minutos tarde, empezad sin mí.'],
    [1, 'Sin problema. Calentad juntas y luego hacemos dos grupos.'],
    [2, '¿Alguien va en coche desde el centro el sábado?'],
    [3, 'Yo, me quedan dos plazas.'],
  ],
}
